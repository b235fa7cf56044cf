import type { ColumnMapping, ColumnTarget } from '../../../domain/own-data/mapping';
import { fieldsOf, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';

interface Option {
  readonly value: ColumnTarget;
  readonly text: string;
}

const OWN: readonly Option[] = [
  { value: 'own-label', text: 'A label of yours' },
  { value: 'own-figure', text: 'A figure of yours' },
];

/** What a column of a sheet can become, for a select. */
export function targetOptions(kind: SheetKind, { certainty }: ColumnMapping): readonly Option[] {
  return [
    { value: 'more', text: certainty === 'unknown' ? 'Assign…' : 'A line under More' },
    ...(isTopicKind(kind) ? OWN : []),
    ...fieldsOf(kind).map(({ key, label }) => ({ value: key, text: label })),
    { value: 'ignored', text: 'Leave out' },
  ];
}
