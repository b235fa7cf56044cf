import type { Encoding } from '../shared/encodings';

/** How the quotation marks of a text are read: as CSV files have them, or as characters like others. */
export type Quotes = 'read' | 'plain';
/** Two blanks or more part the columns of a text that stand below each other. */
export const BLANKS = '  ';
export const DELIMITERS = [',', ';', '\t', '|', BLANKS] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How the text of a CSV file is read. */
export interface TextForm {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly quotes: Quotes;
}
