import { chosenMark, type ColumnMapping, type Mapping, type SheetMapping, type Unit } from './mapping';
import { normalisedName } from './normalised-name';

/** Of what is remembered; what an earlier version of the product wrote counts as nothing. */
export const REMEMBERED_VERSION = 3;

/** How a file of the user was opened, for a newer version of it. */
export interface RememberedMapping {
  readonly version: typeof REMEMBERED_VERSION;
  /** The id of the own project that it became. */
  readonly projectId: string;
  /** The name of the file without what differs from version to version. */
  readonly fileStem: string;
  /** Normalised names of the columns of the topics. */
  readonly columns: readonly string[];
  /** With those sheets only that are used. */
  readonly mapping: Mapping;
}

/** Share of the earlier columns that a newer version still has. */
const MOST_COLUMNS_SAME = 0.75;

export function rememberedOf(mapping: Mapping, fileName: string, projectId: string): RememberedMapping {
  return {
    version: REMEMBERED_VERSION,
    projectId,
    fileStem: fileStem(fileName),
    columns: columnsOf(mapping),
    mapping: { ...mapping, sheets: mapping.sheets.filter(({ kind }) => kind !== null) },
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
export function withRemembered(mapping: Mapping, { mapping: earlier }: RememberedMapping): Mapping {
  const known = new Map(
    earlier.sheets.flatMap(({ sheet, columns }) => columns.map((column) => [keyOf(sheet, column.header), column])),
  );
  // The sheet of a CSV file has the name of the file.
  const only = mapping.sheets.length === 1 && earlier.sheets.length === 1 ? earlier.sheets[0]?.sheet : undefined;
  const { isTogether = null, several = null } = topicsOf(earlier)?.form ?? {};
  return {
    ...mapping,
    ...(earlier.language !== undefined && { language: earlier.language }),
    ...(earlier.decimal?.isChosen === true && mapping.decimal && { decimal: chosenMark(earlier.decimal.mark) }),
    sheets: mapping.sheets.map((sheet) => ({
      ...sheet,
      ...(isTogether !== null &&
        sheet === topicsOf(mapping) &&
        sheet.together !== null && { form: { ...sheet.form, isTogether } }),
      ...(several !== null && sheet === topicsOf(mapping) && { form: { ...sheet.form, several } }),
      columns: sheet.columns.map((column) => {
        const before = known.get(keyOf(only ?? sheet.sheet, column.header));
        return before === undefined ? column : decided(column, before);
      }),
    })),
  };
}

function decided(column: ColumnMapping, before: ColumnMapping): ColumnMapping {
  const { question, order, unit } = column;
  const isOrdered = before.order === 'chosen';
  const values = before.values?.filter(({ isChosen }) => isChosen || isOrdered) ?? [];
  const answer = answerOf(before, question?.highest ?? 0);
  return {
    ...column,
    ...(before.isChosen && { target: before.target, isChosen: true }),
    ...(values.length > 0 && { values }),
    ...(isOrdered && order !== undefined && { order: 'chosen' }),
    ...(before.blanks?.isChosen === true && { blanks: before.blanks }),
    ...(before.name !== undefined && { name: before.name }),
    ...(before.rates != null && { rates: before.rates, currencies: before.currencies ?? [] }),
    ...(before.split?.isChosen === true && { split: before.split }),
    ...(before.dates?.isChosen === true && { dates: before.dates }),
    ...(answer === null ? { unit } : { unit: answer, isUnitChosen: true }),
  };
}

/** @param highest the largest value of now, which counts as 100 % if that of then did, unless it was the end of a scale */
function answerOf({ question, unit, isUnitChosen }: ColumnMapping, highest: number): Unit | null {
  if (question === null || isUnitChosen !== true) return null;
  return unit === `of-${question.highest}` && unit !== 'of-5' && unit !== 'of-10' ? `of-${highest}` : unit;
}

function topicsOf({ sheets }: Mapping): SheetMapping | undefined {
  return sheets.find(({ kind }) => kind === 'topics');
}

/** Without the column that is made of the names of sheets. */
function columnsOf(mapping: Mapping): readonly string[] {
  const { together, columns = [] } = topicsOf(mapping) ?? {};
  const own = together?.isOn === true && !together.isOneSheet ? columns.slice(0, -1) : columns;
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
