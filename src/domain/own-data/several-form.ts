/** Which columns of a table with several rows a topic say what, by their names. */
export interface SeveralForm {
  readonly topic: string;
  /** Together they name the figure of a row, such as what is measured and the year. */
  readonly naming: readonly string[];
  /** The figures of a row. */
  readonly values: readonly string[];
  /** null: no column has the unit of each row. */
  readonly unit: string | null;
}

/** What a column is for a table with several rows a topic. same: what all rows of a topic say. */
export type SeveralPart = 'topic' | 'naming' | 'value' | 'unit' | 'same';

export interface SeveralColumn {
  /** In a row of the sheet, from 0. */
  readonly place: number;
  readonly header: string;
  readonly part: SeveralPart;
}

/** How the rows of a table became topics. */
export interface SeveralRows {
  readonly form: SeveralForm;
  /** Of the file, with what each of them is. */
  readonly columns: readonly SeveralColumn[];
  readonly rowCount: number;
  /** What the figures of a row became: the places of its cells, and the indices of the columns that were made. */
  readonly figures: ReadonlyMap<number, readonly { readonly place: number; readonly index: number }[]>;
  /** The columns that are one figure in several years, which growth is computed from. */
  readonly series: ReadonlyMap<number, number>;
}
