import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ModuleName } from '../../src/domain/shared/modules';
import workspace from '../fixtures/workspace.json' with { type: 'json' };

/** Whether a module has not been deleted (`npm run without`): what a test says of it can be seen. */
export function hasModule(name: ModuleName): boolean {
  return existsSync(path.join(import.meta.dirname, '../../src/composition/modules', `${name}.ts`));
}

const FIRST = 1;

function countOf(rows: readonly { readonly sow_id: number }[]): number {
  return rows.filter(({ sow_id: project }) => project === FIRST).length;
}

/** How much the first project of the tests' own workspace has. */
export const SHIFTS = countOf(workspace.shifts);
export const TRENDS = countOf(workspace.trends);
export const TOPICS = countOf(workspace.topics);
export const TOPICS_WITH_DRIVERS = countOf(workspace.topics.filter(({ driver_count: drivers }) => drivers > 0));
/** Of the data before. */
export const PREVIOUS_TOPICS = workspace.previous[FIRST].topics.length;
