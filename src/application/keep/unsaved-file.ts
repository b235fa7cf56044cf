import { localDay } from '../../domain/shared/calendar';
import type { KeptRecord } from './kept-record';

/** Kinds that the product writes by itself: nothing of the user is lost with them. */
const BY_ITSELF: ReadonlySet<string> = new Set(['visits', 'presence', 'recents', 'workspaces', 'team-state']);

/** Of what the storage refuses, what the user has decided or written. */
export function ofUser(records: readonly KeptRecord[]): readonly KeptRecord[] {
  return records.filter(({ key }) => !BY_ITSELF.has(key[3]));
}

/** A status, and its figures of the day: one decision writes one of each. */
const STATUSES: ReadonlySet<string> = new Set(['statuses', 'outbox']);
const FIGURES_OF_THE_DAY = 'decided';

/** How many changes records are, as users count them, and how many of these are decisions: a confirmation, without a status, too. */
export function changeCounts(records: readonly KeptRecord[]): { readonly all: number; readonly decisions: number } {
  const count = (is: (kind: string) => boolean): number => records.filter(({ key }) => is(key[3])).length;
  const [statuses, figures] = [count((kind) => STATUSES.has(kind)), count((kind) => kind === FIGURES_OF_THE_DAY)];
  const decisions = Math.max(statuses, figures);
  return { all: records.length - statuses - figures + decisions, decisions };
}

/** Records as a file: each with its project, kind, id, time, form and value. @param savedAt ISO 8601 */
export function unsavedFile(
  records: readonly KeptRecord[],
  savedAt: string,
): { readonly name: string; readonly text: string } {
  const rows = records.map(({ key: [, , project, kind, id], at, form, value }) => ({
    project,
    kind,
    id,
    at,
    form,
    value,
  }));
  const file = { format: 'dm-records', version: 1, savedAt, organisationId: records[0]?.key[0] ?? '', records: rows };
  return { name: `not-saved-${localDay(new Date(savedAt))}.json`, text: JSON.stringify(file, null, 2) };
}
