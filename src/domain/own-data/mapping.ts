import type { FieldKey, OwnTarget } from './field-keys';
import type { SheetKind } from './sheet-forms';

/** What the numbers of a column without a unit count: 0.42 of 1, 42 of 100, or 7 of another whole, as 'of-10'. */
export type Unit = 'fraction' | 'percent' | `of-${number}`;
export type DecimalMark = '.' | ',';

/**
 * What a column becomes. own-label, own-figure: a label or a figure beside ours. more: lines under More on the card.
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
  /** null: none is clearly likelier; the user must answer before the file is opened. */
  readonly likely: Unit | null;
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
  /** Why it was taken so, in words: "known name", "shares of 1, no unit asked". */
  readonly reason: string;
  /** guessed: from its values. unknown: goes to More until it is assigned. chosen: by the user. */
  readonly certainty: 'known' | 'guessed' | 'unknown' | 'chosen';
  /** For an unknown column, a guess from its values. */
  readonly suggestion: FieldKey | null;
  /** Of shares (growth, sizings); null: the question is not answered yet, or every value has its unit, or no share. */
  readonly unit: Unit | null;
  /** null: nothing has to be asked. */
  readonly question: UnitQuestion | null;
  /** Of statuses, quadrants and levels in other words than ours. */
  readonly values?: readonly ValueMapping[];
}

export interface SheetMapping {
  readonly sheet: string;
  readonly rowCount: number;
  /** null: the sheet is not used. */
  readonly kind: SheetKind | null;
  readonly reason: string;
  readonly columns: readonly ColumnMapping[];
}

export interface DecimalChoice {
  readonly mark: DecimalMark;
  /** Such as "31,7 in Growth p.a. can only be read so". */
  readonly reason: string;
  /** false: no value of the file shows it. */
  readonly isSure: boolean;
}

export interface Mapping {
  readonly projectName: string;
  readonly sheets: readonly SheetMapping[];
  /** For numbers that are texts in the file. null: there are none. */
  readonly decimal: DecimalChoice | null;
}
