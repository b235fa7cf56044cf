/** Where a help entry leads. */
export type HelpPlace = 'home' | 'data' | 'dataRefresh' | 'review' | 'compare' | 'platforms' | 'foresight' | 'library';

export interface HelpEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Words by which it is asked for, English and German. A word with a '*' is enough alone. */
  readonly words: string;
  readonly place?: HelpPlace;
}

export const entry = (id: string, title: string, words: string, text: string, place?: HelpPlace): HelpEntry => ({
  id,
  title,
  words,
  text,
  ...(place !== undefined && { place }),
});
