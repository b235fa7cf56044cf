import type { RawRow as Row } from '../../wire/rows';
import { SHIFT_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import { MadeIds } from './made-ids';
import { identified } from './identified';
import type { MappedSheet } from './mapped-sheet';
import { valuesOf } from './read-fields';

/** Shifts of their sheet, and those that only trends name. */
export function buildShifts(
  sheet: MappedSheet | null,
  trendRows: readonly Row[],
  sow: string | number,
): readonly Row[] {
  const rows = (sheet === null ? [] : identified(sheet, 'shift')).map(({ row, id, name }) => ({
    ...valuesOf(row, SHIFT_KEYS),
    id,
    name,
    sow_id: sow,
  }));
  const names = new Set(rows.map((row) => row['name']));
  const ids = new MadeIds(rows.map((row) => row['id']));
  for (const trend of trendRows) {
    const name = trend[TREND_KEYS.shift];
    if (typeof name !== 'string' || names.has(name)) continue;
    names.add(name);
    rows.push({ id: ids.make('shift', name), sow_id: sow, name });
  }
  return rows;
}
