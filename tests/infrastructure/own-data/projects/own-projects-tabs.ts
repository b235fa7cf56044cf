import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OwnProject } from '../../../../src/application/own-data/own-projects';
import type { WorkspaceDocument } from '../../../../src/application/own-data/own-data-reader';
import { IndexedDbOwnProjects } from '../../../../src/infrastructure/own-data/projects/indexed-db-own-projects';
import { isRow } from '../../../../src/infrastructure/wire/rows';
import { aWorkspaceDocument } from '../../../builders/workspace-document-mother';

const open: IndexedDbOwnProjects[] = [];
let ids = 0;
let today = '2026-03-01';

/** Each test has a database of its own. */
export function startOwnDatabase(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    ids = 0;
    today = '2026-03-01';
  });
  afterEach(() => {
    for (const projects of open.splice(0)) projects.close();
    vi.restoreAllMocks();
  });
}

/** @param day such as '2026-06-01' */
export function setToday(day: string): void {
  today = day;
}

/** Another tab, or the same one after a reload. */
export function tab(onAnyChange?: (id: string) => void): IndexedDbOwnProjects {
  const environment = {
    now: () => new Date(`${today}T00:00:00Z`),
    randomId: () => `${(ids += 1)}`.padStart(8, '0'),
    idOf: () => `${(ids += 1)}`.padStart(8, '0'),
  };
  const projects = new IndexedDbOwnProjects(environment, onAnyChange);
  open.push(projects);
  return projects;
}

export const topic = (tid: unknown, name: string, more: object = {}): Record<string, unknown> => ({
  tid,
  sow_id: 1,
  topic_name: name,
  ...more,
});

export async function added(file: Partial<WorkspaceDocument>, fileName = 'two.json'): Promise<readonly OwnProject[]> {
  return tab().add({ content: aWorkspaceDocument(file), fileName });
}

export const names = (rows: readonly unknown[] | undefined) =>
  (rows ?? []).map((row) => isRow(row) && row['topic_name']);
export const tids = (rows: readonly unknown[] | undefined) => (rows ?? []).map((row) => isRow(row) && row['tid']);
