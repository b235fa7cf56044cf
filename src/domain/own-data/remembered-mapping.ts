import {
  chosenMark,
  type ColumnMapping,
  type ColumnTarget,
  type DecimalMark,
  type Mapping,
  type SheetMapping,
  type Unit,
  type ValueMapping,
} from './mapping';
import { normalisedName } from './normalised-name';

/** What the user decided about one column: what it becomes, what its numbers count, or both. */
interface RememberedColumn {
  readonly sheet: string;
  readonly header: string;
  /** null: as it was recognised. */
  readonly target: ColumnTarget | null;
  /** null: not asked. largest: the largest value counts as 100 %, whatever it is. */
  readonly unit: Unit | 'largest' | null;
  /** What the user chose for single values. */
  readonly values?: readonly ValueMapping[];
  /** The values are rings in the order that the user chose. */
  readonly isOrdered?: boolean;
  readonly blanks?: 'above' | 'empty';
}

/** How a file of the user was opened, for a newer version of it. */
export interface RememberedMapping {
  /** The id of the own project that it became. */
  readonly projectId: string;
  /** The name of the file without what differs from version to version. */
  readonly fileStem: string;
  /** Normalised names of the columns of the topics. */
  readonly columns: readonly string[];
  readonly choices: readonly RememberedColumn[];
  /** Whether the sheets with the same columns were read as one. */
  readonly isTogether?: boolean;
  readonly decimal?: DecimalMark;
}

/** Share of the earlier columns that a newer version still has. */
const MOST_COLUMNS_SAME = 0.75;

export function rememberedOf(mapping: Mapping, fileName: string, projectId: string): RememberedMapping {
  const choices = mapping.sheets.flatMap(({ sheet, kind, columns }) =>
    kind === null
      ? []
      : columns.flatMap((column): readonly RememberedColumn[] => {
          const target = column.isChosen ? column.target : null;
          const unit = answerOf(column);
          const isOrdered = column.order === 'chosen';
          const values = column.values?.filter(({ isChosen }) => isChosen || isOrdered) ?? [];
          const blanks = column.blanks?.answer ?? null;
          if (target === null && unit === null && values.length === 0 && blanks === null) return [];
          return [
            {
              sheet,
              header: column.header,
              target,
              unit,
              ...(values.length > 0 && { values }),
              ...(isOrdered && { isOrdered }),
              ...(blanks !== null && { blanks }),
            },
          ];
        }),
  );
  const isTogether = topicsOf(mapping)?.form?.isTogether ?? null;
  return {
    projectId,
    fileStem: fileStem(fileName),
    columns: columnsOf(mapping),
    choices,
    ...(isTogether !== null && { isTogether }),
    ...(mapping.decimal?.isChosen === true && { decimal: mapping.decimal.mark }),
  };
}

/** Whether a file is a newer version: the same name but for dates and numbers, or all columns; and most of the columns. */
export function isNewerVersion(mapping: Mapping, fileName: string, earlier: RememberedMapping): boolean {
  const columns = new Set(columnsOf(mapping));
  const same = earlier.columns.filter((name) => columns.has(name)).length;
  if (earlier.columns.length === 0 || same < earlier.columns.length * MOST_COLUMNS_SAME) return false;
  return fileStem(fileName) === earlier.fileStem || (same === earlier.columns.length && same === columns.size);
}

/** The mapping of the newer version with what was decided before. Reasons and units have to be worked out again. */
export function withRemembered(mapping: Mapping, earlier: RememberedMapping): Mapping {
  const { choices, isTogether, decimal } = earlier;
  const known = new Map(choices.map((choice) => [keyOf(choice.sheet, choice.header), choice]));
  // The sheet of a CSV file has the name of the file.
  const isOnly = mapping.sheets.length === 1 && new Set(choices.map(({ sheet }) => sheet)).size === 1;
  const only = isOnly ? (choices[0]?.sheet ?? null) : null;
  return {
    ...mapping,
    ...(decimal !== undefined && mapping.decimal !== null && { decimal: chosenMark(decimal) }),
    sheets: mapping.sheets.map((sheet) => ({
      ...sheet,
      ...(isTogether !== undefined &&
        sheet === topicsOf(mapping) &&
        sheet.alike.length > 1 && { form: { ...sheet.form, isTogether, isChosen: true } }),
      columns: sheet.columns.map((column) => {
        const choice = known.get(keyOf(only ?? sheet.sheet, column.header));
        return choice === undefined ? column : decided(column, choice);
      }),
    })),
  };
}

function decided(column: ColumnMapping, { target, unit, values, isOrdered, blanks }: RememberedColumn): ColumnMapping {
  const known: ColumnMapping = {
    ...column,
    ...(values !== undefined && { values }),
    ...(isOrdered === true && column.order !== undefined && { order: 'chosen' }),
    ...(blanks !== undefined && column.blanks !== null && { blanks: { ...column.blanks, answer: blanks } }),
  };
  const chosen = target === null ? known : { ...known, target, isChosen: true };
  const { question } = column;
  if (unit === null || question === null) return chosen;
  const answer = unit === 'largest' ? (`of-${question.highest}` as const) : unit;
  return question.answers.includes(answer) ? { ...chosen, unit: answer } : chosen;
}

function answerOf({ question, unit }: ColumnMapping): RememberedColumn['unit'] {
  if (question === null || unit === null) return null;
  const isLargest = unit === `of-${question.highest}` && unit !== 'of-5' && unit !== 'of-10';
  return isLargest ? 'largest' : unit;
}

function topicsOf({ sheets }: Mapping): SheetMapping | undefined {
  return sheets.find(({ kind }) => kind === 'topics');
}

/** Without the column that is made of the names of sheets. */
function columnsOf(mapping: Mapping): readonly string[] {
  const { form, columns = [] } = topicsOf(mapping) ?? {};
  const own = form?.isTogether === true ? columns.slice(0, -1) : columns;
  return own.map(({ header }) => normalisedName(header));
}

function keyOf(sheet: string, header: string): string {
  return `${normalisedName(sheet)}\n${normalisedName(header)}`;
}

/** 'Mobility signals 2026-Q3 (2).xlsx' and 'mobility_signals_v4 final.xlsx' are 'mobility signals'. */
function fileStem(fileName: string): string {
  return normalisedName(fileName.replace(/\.[^.]*$/, ''))
    .split(' ')
    .filter((word) => !/^(?:[qvh]?\d+|v|final|new|copy|kopie|neu|version|stand|latest|update)$/.test(word))
    .join(' ');
}
