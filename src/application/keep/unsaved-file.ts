import { localDay } from '../../domain/shared/calendar';
import type { KeptRecord } from './kept-record';

/** Kinds that the product writes by itself: nothing of the user is lost with them. */
const BY_ITSELF: ReadonlySet<string> = new Set(['visits', 'presence', 'recents', 'workspaces', 'team-state']);

/** Of what the storage refuses, what the user has decided or written. */
export function ofUser(records: readonly KeptRecord[]): readonly KeptRecord[] {
  return records.filter(({ key }) => !BY_ITSELF.has(key[3]));
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
