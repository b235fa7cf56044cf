import type { ColumnMapping, Mapping, ValueMapping } from './mapping';

export interface OpenQuestion {
  readonly kind: 'turn' | 'unit' | 'blanks' | 'values' | 'order';
  readonly sheet: string;
  /** The index of the column; null: of the whole sheet. */
  readonly column: number | null;
}

/** What has to be answered before a file is opened, in the order of its sheets and columns. */
export function openQuestions({ sheets }: Mapping): readonly OpenQuestion[] {
  return sheets
    .filter(({ kind }) => kind !== null)
    .flatMap(({ sheet, asksTurn, form, columns }) => [
      ...(asksTurn && form?.isChosen !== true ? [{ kind: 'turn', sheet, column: null } as const] : []),
      ...columns.flatMap((column) => kindsOf(column).map((kind) => ({ kind, sheet, column: column.index }))),
    ]);
}

function kindsOf({ question, unit, blanks, values = [], asksOrder, target }: ColumnMapping): OpenQuestion['kind'][] {
  return [
    ...(question !== null && unit === null ? ['unit' as const] : []),
    ...(blanks?.answer === null ? ['blanks' as const] : []),
    ...(values.some((value) => isForeignNumber(target, value)) ? ['values' as const] : []),
    ...(asksOrder === true && values.every(({ isChosen }) => !isChosen) ? ['order' as const] : []),
  ];
}

/** A number of another scale than ours; a word that is not known stays a label without a question. */
function isForeignNumber(target: ColumnMapping['target'], { value, meaning, isChosen }: ValueMapping): boolean {
  return target === 'status' && meaning === null && !isChosen && /^[+-]?\d+$/.test(value);
}
