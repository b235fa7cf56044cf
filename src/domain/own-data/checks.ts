import type { ColumnMapping, Mapping, SheetMapping } from './mapping';
import { foreignNumbers } from './value-mapping';

/** One reading of a file beside which another one is likely, too. */
export interface ReadingCheck {
  readonly kind:
    | 'decimal'
    | 'sheets'
    | 'turn'
    | 'several'
    | 'outline'
    | 'name'
    | 'unit'
    | 'currencies'
    | 'values'
    | 'order'
    | 'split'
    | 'dates';
  /** null: of the whole file. */
  readonly sheet: SheetMapping | null;
  /** null: of the whole sheet. */
  readonly column: ColumnMapping | null;
}

/** What a user should look at, in the order of the sheets and columns. Each has an answer already; none keeps a file from opening. */
export function checksOf({ sheets, decimal }: Mapping): readonly ReadingCheck[] {
  const used = sheets.filter(({ kind }) => kind !== null);
  const isAsked = decimal != null && decimal.asked !== null;
  return [
    ...(isAsked ? [{ kind: 'decimal', sheet: null, column: null } as const] : []),
    ...used.flatMap((sheet) => [
      ...ofSheet(sheet, used).map((kind) => ({ kind, sheet, column: null })),
      ...sheet.columns.flatMap((column) => ofColumn(column).map((kind) => ({ kind, sheet, column }))),
    ]),
  ];
}

function ofSheet(
  { sheet, form, together, asksTurn, outline, several }: SheetMapping,
  used: readonly SheetMapping[],
): ReadingCheck['kind'][] {
  // Another one that is used, such as for earlier data, is an answer too.
  const isOther = used.some((each) => each.sheet !== sheet && together?.names.includes(each.sheet) === true);
  return [
    ...(together !== null && !isOther ? (['sheets'] as const) : []),
    ...(asksTurn || form.isTurned === true ? (['turn'] as const) : []),
    ...(several !== null || form.several === 'one' ? (['several'] as const) : []),
    ...(outline === null ? [] : (['outline'] as const)),
  ];
}

function ofColumn(column: ColumnMapping): ReadingCheck['kind'][] {
  const { isUnsure, isUnitChosen, question, order, rivals = [], currencies, split, dates } = column;
  return [
    ...(rivals.length === 0 ? [] : (['name'] as const)),
    ...(isUnsure === true || (isUnitChosen === true && question !== null) ? (['unit'] as const) : []),
    ...(currencies === undefined ? [] : (['currencies'] as const)),
    ...(foreignNumbers(column).length === 0 ? [] : (['values'] as const)),
    ...(order === undefined ? [] : (['order'] as const)),
    ...(split === undefined ? [] : (['split'] as const)),
    ...(dates == null || dates.unsure === null ? [] : (['dates'] as const)),
  ];
}
