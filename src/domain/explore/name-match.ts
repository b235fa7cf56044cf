/**
 * Narrows names by what somebody types: every word must occur, in any order, whatever the case and the accents.
 * The names are folded once, with the first thing that is typed.
 */
export class NameMatch {
  readonly #names: readonly string[];
  #folded: readonly string[] | null = null;

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** @returns the very same list while nothing is typed */
  by(typed: string): readonly string[] {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return this.#names;
    this.#folded ??= this.#names.map(fold);
    const folded = this.#folded;
    return this.#names.filter((_, index) => words.every((word) => folded[index]?.includes(word)));
  }
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
