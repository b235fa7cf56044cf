/** One statement on chosen topics as a whole: 'Fastest:' and what it is. */
export interface Statement {
  readonly lead: string;
  readonly text: string;
}
