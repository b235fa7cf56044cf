import type { SeveralForm } from './several-form';

/** What shows the levels of rows: numbers such as 1, 1.1 and 1.1.2, the indentation of names, empty rows above them, or a column that names the row above. */
export type OutlineKind = 'levels' | 'numbers' | 'indents' | 'gaps' | 'parents';

/** What a row is by the user: a topic, no topic, a group of the rows below, or units or further names of the columns. */
export type RowChoice = 'topic' | 'left-out' | 'group' | 'units' | 'names';

/** Tables of a file that can be read as one. */
export interface Together {
  /** The names of all of them, this one included. */
  readonly names: readonly string[];
  /** rows: the rows of all, because they have the same columns. topics: the columns of all, because they have the same topics. */
  readonly way: 'rows' | 'topics';
  /** They stand on one sheet. */
  readonly isOneSheet: boolean;
  readonly isOn: boolean;
}

/** Where the table of a sheet is, and what the user says instead. Rows are counted from 1, as a spreadsheet program does. */
export interface TableForm {
  /** The row of the names; null: the columns have no names. */
  readonly headerRow: number | null;
  /** The row of the names is by the user; else it is found. */
  readonly isChosen: boolean;
  /** The first and the last row that may be topics, by the user; null: as found. */
  readonly firstRow: number | null;
  readonly lastRow: number | null;
  /** By the numbers of the rows. */
  readonly rows: Readonly<Record<number, RowChoice>>;
  /** The columns are the rows of the table; null: as its shape says. */
  readonly isTurned: boolean | null;
  /** The tables that can be read together are read as one; null: those of one sheet are, where it is likely. */
  readonly isTogether: boolean | null;
  /** The upper levels of an outline are the groups of the rows below; null: they are, unless there is one alone. */
  readonly usesOutline: boolean | null;
  /** How several rows are one topic; 'one': a row is a topic; 'several': as its columns look; null: as its shape says. */
  readonly several: SeveralForm | 'one' | 'several' | null;
}

export const FOUND_FORM: TableForm = {
  headerRow: null,
  isChosen: false,
  firstRow: null,
  lastRow: null,
  rows: {},
  isTurned: null,
  isTogether: null,
  usesOutline: null,
  several: null,
};
