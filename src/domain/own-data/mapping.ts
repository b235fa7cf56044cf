import type { FieldKey, OwnTarget } from './field-keys';
import type { SheetKind } from './sheet-forms';
import type { PlaneItem } from '../plane/plane-scene';
import type { SizeAxis } from '../topic/size-axis';
import { median } from '../shared/statistics';
import { quadrantWhere, type QuadrantCode } from '../topic/quadrant';
import type { FaultGroup } from './data-fault';
import type { GridSize } from './grid';
import type { SeveralRows } from './several-form';
import type { CellSplit } from './split-cells';
import type { OutlineKind, TableForm, Together } from './table-form';
import type { TextForm } from './text-form';
import type { DateForm } from './written-date';

/**
 * What the numbers of a column without a unit count: 0.42 of 1, 42 of 100, 7 of another whole, as 'of-10'; of growth also
 * 1.12 as a factor and 112 as an index whose start is 100.
 */
export type Unit = 'fraction' | 'percent' | 'factor' | 'index' | `of-${number}`;
export type DecimalMark = '.' | ',';

/**
 * What a column becomes. own-label, own-figure: a label or a figure beside ours. more: a line of the card. date: a line of the
 * card with a day. ignored: left out on request.
 */
export type ColumnTarget = FieldKey | OwnTarget | 'more' | 'date' | 'ignored';

/** Whether several columns may become it. */
export function isShared(target: ColumnTarget): target is OwnTarget | 'more' | 'date' | 'ignored' {
  return target === 'more' || target === 'date' || target === 'ignored' || isOwnTarget(target);
}

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

/** Blank cells below a category, which stand for the cell above unless the user says otherwise. */
export interface FilledBlanks {
  /** Rows with a blank cell. */
  readonly count: number;
  readonly isFilled: boolean;
  /** By the user. */
  readonly isChosen: boolean;
}

/** A value of a column with a list, such as statuses, and what it becomes. */
export interface ValueMapping {
  readonly value: string;
  readonly count: number;
  /** The code of a status, quadrant or level; null: none, the word is an own label only. */
  readonly meaning: number | null;
  readonly isChosen: boolean;
}

/** What amounts of several currencies count in one of them, by the user. */
export interface ExchangeRates {
  readonly to: string;
  /** How much of it one unit of another currency is, by its code. */
  readonly of: Readonly<Record<string, number>>;
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
  /** The name that the user gives it; undefined: that of the file. */
  readonly name?: string;
  /** Of shares (growth, sizings); null: every value has its unit, no reading is likelier, or no share. */
  readonly unit: Unit | null;
  /** The unit is by the user. */
  readonly isUnitChosen?: boolean;
  /** What its numbers without a unit may count; null: there are none. */
  readonly question: UnitQuestion | null;
  /** Several readings of its numbers are likely, and the user has chosen none. */
  readonly isUnsure?: boolean;
  /** Of amounts in several currencies, which have no common size without rates: the most frequent first. */
  readonly currencies?: readonly string[];
  /** What its currencies count in one of them, by the user. */
  readonly rates?: ExchangeRates | null;
  /** null: no blank cell stands for the one above. */
  readonly blanks: FilledBlanks | null;
  /** Of labels and groups; undefined: no cell looks like several labels. */
  readonly split?: CellSplit;
  /** Of dates. */
  readonly dates?: DateForm;
  /** All filled cells are read as numbers. */
  readonly isNumeric: boolean;
  /** The first three different values. */
  readonly examples: readonly string[];
  /** Of statuses, quadrants and levels in other words than ours; of rings, from the inside. */
  readonly values?: readonly ValueMapping[];
  /** Of names and figures: the columns that may be these as well. */
  readonly rivals?: readonly number[];
  /** Of rings whose order the file does not say. */
  readonly order?: 'asked' | 'chosen';
}

export interface SheetMapping {
  readonly sheet: string;
  readonly rowCount: number;
  /** null: the sheet is not used. */
  readonly kind: SheetKind | null;
  readonly reason: string;
  readonly form: TableForm;
  /** By its shape the table may be turned. */
  readonly asksTurn: boolean;
  /** It is read with its columns as rows. */
  readonly isTurned: boolean;
  /** What it can be read together with; null: nothing. */
  readonly together: Together | null;
  /** The places of its columns in the rows of the other tables that are read with it. */
  readonly besides: readonly (readonly (number | null)[])[];
  /** The places of its columns in a row of the sheet, from 0; null: the column was made, as growth of years is. */
  readonly places: readonly (number | null)[];
  /** What shows levels of its rows, which may be groups; null: nothing. */
  readonly outline: OutlineKind | null;
  /** How several rows became one topic; null: a row is a topic. */
  readonly several: Pick<SeveralRows, 'form' | 'columns' | 'rowCount'> | null;
  /** Several rows could be one topic. */
  readonly canBeSeveral: boolean;
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

/**
 * What a file is taken for: proposed by the reader, changed by the user. The dialog shows it, its sums are computed from it,
 * and it is what opens.
 */
export interface Mapping {
  readonly projectName: string;
  /** Of the texts of the file, as a BCP 47 tag; absent: English. */
  readonly language?: string;
  /** null: no CSV file. */
  readonly text: TextForm | null;
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

/** What a mapping makes of the file, for the dialog. */
export interface MappingPreview {
  /** By the index of the sheet: how many lines its grid has, and how many cells the widest. */
  readonly sizes: readonly GridSize[];
  /** At most 400, of the topics that the map would show. */
  readonly points: readonly PlaneItem[];
  /** The size in its own unit; null: as a share of 1. */
  readonly sizeAxis: SizeAxis | null;
  readonly counts: OwnDataCounts;
  /** By kind, the worst first. */
  readonly faults: readonly FaultGroup[];
  /** Of a technology radar, from the inside; empty: there are none. */
  readonly rings: readonly string[];
  /** How many topics the earlier file has too, by their ids or names; null: there is none to compare with. */
  readonly shared: number | null;
  /** Why nothing can be opened, for the user; null: something can. */
  readonly problem: string | null;
}
