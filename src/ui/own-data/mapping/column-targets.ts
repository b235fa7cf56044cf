import type { ColumnMapping, ColumnTarget } from '../../../domain/own-data/mapping';
import { fieldsOf, type SheetKind } from '../../../domain/own-data/sheet-forms';

interface Option {
  readonly value: ColumnTarget;
  readonly text: string;
}

/** What a column of a sheet can become, for a select. */
export function targetOptions(kind: SheetKind, { certainty }: ColumnMapping): readonly Option[] {
  return [
    { value: 'more', text: certainty === 'unknown' ? 'Assign…' : 'A line under More' },
    ...fieldsOf(kind).map(({ key, label }) => ({ value: key, text: label })),
    { value: 'ignored', text: 'Leave out' },
  ];
}
