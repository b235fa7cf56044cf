import { isShare } from './field-keys';
import type { ColumnMapping, Mapping, SheetMapping } from './mapping';
import { foreignNumbers } from './value-mapping';

export interface FileQuestion {
  readonly kind: 'decimal' | 'sheets' | 'turn' | 'outline' | 'name' | 'unit' | 'blanks' | 'values' | 'order';
  /** null: of the whole file. */
  readonly sheet: SheetMapping | null;
  /** null: of the whole sheet. */
  readonly column: ColumnMapping | null;
  readonly isAnswered: boolean;
}

/** What is asked of the user, in the order of the sheets and columns. No answer is given in advance. */
export function questionsOf({ sheets, decimal }: Mapping): readonly FileQuestion[] {
  const used = sheets.filter(({ kind }) => kind !== null);
  const hasNumbers = used.some(({ columns }) => columns.some(({ isNumeric, target }) => isNumeric || isShare(target)));
  const mark = { kind: 'decimal', sheet: null, column: null, isAnswered: false } as const;
  return [
    ...(decimal != null && decimal.asked !== null && hasNumbers ? [mark] : []),
    ...used.flatMap((sheet) => {
      const first = ofSheet(sheet, used).map((each) => ({ ...each, sheet, column: null }));
      // Turned, the table has other columns.
      if (first.some(({ kind, isAnswered }) => kind === 'turn' && !isAnswered)) return first;
      const columns = sheet.columns.flatMap((column) => ofColumn(column).map((each) => ({ ...each, sheet, column })));
      return [...first, ...columns];
    }),
  ];
}

/** What has to be answered before a file is opened. */
export function openQuestions(mapping: Mapping): readonly FileQuestion[] {
  return questionsOf(mapping).filter(({ isAnswered }) => !isAnswered);
}

type Answered = Pick<FileQuestion, 'kind' | 'isAnswered'>;

function ofSheet(
  { sheet, form, alike, asksTurn, outline }: SheetMapping,
  used: readonly SheetMapping[],
): readonly Answered[] {
  // Another one that is used, such as for earlier data, is an answer too.
  const isOther = used.some((each) => each.sheet !== sheet && alike.includes(each.sheet));
  return [
    ...(alike.length > 1 && !isOther ? [{ kind: 'sheets' as const, isAnswered: form.isTogether !== null }] : []),
    ...(asksTurn ? [{ kind: 'turn' as const, isAnswered: form.isTurned !== null }] : []),
    ...(outline === null ? [] : [{ kind: 'outline' as const, isAnswered: form.usesOutline !== null }]),
  ];
}

function ofColumn(column: ColumnMapping): readonly Answered[] {
  const { question, unit, blanks, order, rivals = [] } = column;
  const numbers = foreignNumbers(column);
  return [
    ...(rivals.length === 0 ? [] : [{ kind: 'name' as const, isAnswered: false }]),
    ...(question === null ? [] : [{ kind: 'unit' as const, isAnswered: unit !== null }]),
    ...(blanks === null ? [] : [{ kind: 'blanks' as const, isAnswered: blanks.answer !== null }]),
    ...(numbers.length === 0
      ? []
      : [{ kind: 'values' as const, isAnswered: numbers.every(({ isChosen }) => isChosen) }]),
    ...(order === undefined ? [] : [{ kind: 'order' as const, isAnswered: order === 'chosen' }]),
  ];
}
