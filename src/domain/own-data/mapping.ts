import type { FieldKey, OwnTarget } from './field-keys';
import type { SheetKind } from './sheet-forms';
import type { PlaneItem } from '../plane/plane-scene';
import { median } from '../shared/statistics';
import { quadrantWhere, type QuadrantCode } from '../topic/quadrant';
import type { FaultGroup } from './data-fault';

/**
 * What the numbers of a column without a unit count: 0.42 of 1, 42 of 100, 7 of another whole, as 'of-10'; of growth also
 * 1.12 as a factor and 112 as an index whose start is 100.
 */
export type Unit = 'fraction' | 'percent' | 'factor' | 'index' | `of-${number}`;
export type DecimalMark = '.' | ',';

/**
 * What a column becomes. own-label, own-figure: a label or a figure beside ours. more: a line of the card.
 * ignored: left out on request.
 */
export type ColumnTarget = FieldKey | OwnTarget | 'more' | 'ignored';

export function isOwnTarget(target: ColumnTarget): target is OwnTarget {
  return target === 'own-label' || target === 'own-figure';
}

export interface UnitQuestion {
  /** The largest value, as written in the file. */
  readonly example: string;
  /** The name of its row. */
  readonly exampleName: string | null;
  readonly lowest: number;
  readonly highest: number;
  /** What the user chooses from. */
  readonly answers: readonly Unit[];
  /** The value that does not fit nearly all others, such as 12 among shares, and the name of its row; null: none. */
  readonly odd: { readonly text: string; readonly name: string | null } | null;
}

/** Blank cells below a category, which may stand for the cell above. */
export interface BlanksQuestion {
  /** Rows with a blank cell. */
  readonly count: number;
  /** The first category, as written in the file. */
  readonly example: string;
  /** null: not answered yet. */
  readonly answer: 'above' | 'empty' | null;
}

/** A value of a column with a list, such as statuses, and what it becomes. */
export interface ValueMapping {
  readonly value: string;
  readonly count: number;
  /** The code of a status, quadrant or level; null: none, the word is an own label only. */
  readonly meaning: number | null;
  readonly isChosen: boolean;
}

export interface ColumnMapping {
  readonly index: number;
  /** "Column C" where the file has no name. */
  readonly header: string;
  readonly target: ColumnTarget;
  /** Why it was taken so, a short clause: "known name", "shares of 1". */
  readonly reason: string;
  /** By the user. */
  readonly isChosen: boolean;
  /** Of shares (growth, sizings); null: the question is not answered yet, or every value has its unit, or no share. */
  readonly unit: Unit | null;
  /** null: nothing has to be asked. */
  readonly question: UnitQuestion | null;
  /** null: nothing has to be asked. */
  readonly blanks: BlanksQuestion | null;
  /** All filled cells are read as numbers. */
  readonly isNumeric: boolean;
  /** The first three different values. */
  readonly examples: readonly string[];
  /** Of statuses, quadrants and levels in other words than ours; of rings, from the inside. */
  readonly values?: readonly ValueMapping[];
  /** Of the names: the columns that may be these as well, until the user chooses one. */
  readonly rivals?: readonly number[];
  /** Of rings whose order the file does not say. */
  readonly order?: 'asked' | 'chosen';
}

/** What shows the levels of rows: numbers such as 1, 1.1 and 1.1.2, or the indentation of names. */
export type OutlineKind = 'numbers' | 'indents';

/** Where the table of a sheet is, and what the user says instead. */
export interface TableForm {
  /** The row of the names, from 1, as a spreadsheet program counts; null: the columns have no names. */
  readonly headerRow: number | null;
  /** The columns are the rows of the table; null: the user has not said. */
  readonly isTurned: boolean | null;
  /** The sheets with the same columns are read as one, and the sheet becomes the trend; null: the user has not said. */
  readonly isTogether: boolean | null;
  /** The upper levels of an outline are the groups of the rows below; null: the user has not said. */
  readonly usesOutline: boolean | null;
  /** Rows that are left out otherwise, such as totals, are rows of the table. */
  readonly readsAll: boolean;
  /** By the user; then it is not found again. */
  readonly isChosen: boolean;
}

export const FOUND_FORM: TableForm = {
  headerRow: null,
  isTurned: null,
  isTogether: null,
  usesOutline: null,
  readsAll: false,
  isChosen: false,
};

export interface SheetMapping {
  readonly sheet: string;
  readonly rowCount: number;
  /** null: the sheet is not used. */
  readonly kind: SheetKind | null;
  readonly reason: string;
  readonly form: TableForm;
  /** By its shape the table may be turned. */
  readonly asksTurn: boolean;
  /** The names of all sheets with the same columns, this one included; empty: there is no other. */
  readonly alike: readonly string[];
  /** Rows are no rows of the table by their shape, such as totals. */
  readonly hasLeftOut: boolean;
  /** What shows levels of its rows, which may be groups; null: nothing. */
  readonly outline: OutlineKind | null;
  readonly columns: readonly ColumnMapping[];
}

export interface DecimalChoice {
  readonly mark: DecimalMark;
  /** By the user. */
  readonly isChosen: boolean;
  /** A value that is another number with the other mark; null: the file shows the mark, or the user chose it. */
  readonly asked: { readonly text: string; readonly header: string } | null;
}

export function chosenMark(mark: DecimalMark): DecimalChoice {
  return { mark, isChosen: true, asked: null };
}

export interface Mapping {
  readonly projectName: string;
  readonly sheets: readonly SheetMapping[];
  /** For numbers that are texts in the file. null: there are none. */
  readonly decimal: DecimalChoice | null;
}

export interface Divides {
  readonly growth: number;
  readonly sizing: number;
}

interface Figures {
  readonly growth: number | null;
  readonly sizing: number | null;
}

/** The medians of growth and sizing; null where no topic has both. */
export function dividesOf(figures: readonly Figures[]): Divides | null {
  const complete = figures.filter(({ growth, sizing }) => growth !== null && sizing !== null);
  const [growth, sizing] = [median(complete.map((each) => each.growth)), median(complete.map((each) => each.sizing))];
  return growth === null || sizing === null ? null : { growth, sizing };
}

export function computedQuadrant({ growth, sizing }: Figures, divides: Divides): QuadrantCode | null {
  if (growth === null || sizing === null) return null;
  return quadrantWhere(sizing >= divides.sizing, growth >= divides.growth);
}

/** computed: from growth and sizing, because the file has no quadrants. none: it has no figures either. */
export type QuadrantOrigin = 'given' | 'computed' | 'none';

export interface OwnDataCounts {
  readonly topics: number;
  readonly trends: number;
  /** Topics without growth or average sizing, which are not on the map. */
  readonly withoutFigure: number;
  readonly rowsLeftOut: number;
  readonly quadrants: QuadrantOrigin;
}

export interface PreviewCell {
  /** As in the file. */
  readonly raw: string;
  /** What it becomes, such as "+31.7 %"; null: the same, or not understood. */
  readonly shown: string | null;
  /** What is wrong with it, in words; null: nothing. */
  readonly fault: string | null;
}

/** What a mapping makes of the file, for the dialog. */
export interface MappingPreview {
  /** By the name of the sheet: its first five rows, with a cell for each column of the mapping. */
  readonly rows: Readonly<Record<string, readonly (readonly PreviewCell[])[]>>;
  /** At most 400, of the topics that the map would show. */
  readonly points: readonly PlaneItem[];
  readonly counts: OwnDataCounts;
  /** By kind, the worst first. */
  readonly faults: readonly FaultGroup[];
  /** Of a technology radar, from the inside; empty: there are none. */
  readonly rings: readonly string[];
  /** How many topics the earlier file has too, by their ids or names; null: there is none to compare with. */
  readonly shared: number | null;
}
