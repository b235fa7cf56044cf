import { foundSheets } from './found-sheets';
import type { Mapping } from './mapping';
import type { Sheet, Tables } from './tables';
import { withTogether } from './together';

/** The tables of a file in the order of its sheets, with what the user says of each. */
export function readSheets({ sheets, thisYear }: Tables, chosen: Mapping | null): readonly Sheet[] {
  const found: Sheet[] = [];
  for (const raw of sheets) {
    const forms = chosen?.sheets.slice(found.length).map(({ form }) => form) ?? [];
    found.push(...foundSheets(raw, forms, thisYear));
  }
  return withTogether(found);
}
