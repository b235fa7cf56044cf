import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow } from '../../wire/rows';
import type { OwnIds } from './own-ids';
import { normalisedName } from '../../../domain/own-data/normalised-name';

interface Rows {
  readonly rows: readonly unknown[];
  readonly idKey: string;
  readonly textKey: string;
}

/**
 * Gives a row of a newer file, whose id is new, the id of the earlier row of the same name, if only one row of each file
 * has that name and the newer file has no row with the earlier id.
 * @param earlier with its own ids
 */
export function recogniseByName(newer: Rows, earlier: Rows, ids: OwnIds): void {
  const before = namesOf(earlier);
  const after = namesOf(newer);
  const known = new Set([...after.values()].flat().flatMap((raw) => (ids.has(raw) ? [ids.own(raw)] : [])));
  for (const [name, [raw, ...others]] of after) {
    const [old, ...more] = before.get(name) ?? [];
    if (raw === undefined || old === undefined || others.length + more.length > 0) continue;
    if (!ids.has(raw) && !known.has(old)) ids.rename(raw, old);
  }
}

function namesOf({ rows, idKey, textKey }: Rows): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const row of rows.filter(isRow)) {
    const id = parseEntityId(row[idKey]);
    const name = nameKey(row[textKey]);
    if (id !== undefined && name !== '') names.set(name, [...(names.get(name) ?? []), id]);
  }
  return names;
}

/** The same for names that differ in case, accents or punctuation only; '' for what is no name. */
export function nameKey(raw: unknown): string {
  return typeof raw === 'string' ? normalisedName(raw) : '';
}
