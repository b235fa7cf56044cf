import { fold } from './fold';

/** Searches names: each word of the query must occur, in any order, without regard to case and accents. */
export class NameMatch {
  #folded: readonly string[] | null = null;

  constructor(private readonly names: readonly string[]) {}

  /** @returns the same array while the query is blank */
  by(query: string): readonly string[] {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return this.names;
    const folded = (this.#folded ??= this.names.map(fold));
    return this.names.filter((_, index) => words.every((word) => folded[index]?.includes(word)));
  }
}
