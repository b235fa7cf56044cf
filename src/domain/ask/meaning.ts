import type { WordToken } from './tokens';

/** What some tokens from a place on may mean. */
export interface Meaning {
  /** A kind of the word lists, or 'amount', 'count', 'days', 'name', 'nameword', 'host', 'words'. */
  readonly kind: string;
  readonly value: unknown;
  /** In tokens. */
  readonly length: number;
  /** All of its words are typed in full. */
  readonly isWhole: boolean;
}

/** The words of a text, and the phrases of the word lists that begin at each of them. */
export interface PhrasesOfText {
  readonly tokens: readonly WordToken[];
  phrasesAt(start: number): readonly Meaning[];
}
