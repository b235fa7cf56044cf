import type { SearchDocument } from '../../application/search/search-index';
import { fold } from './fold';

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;

interface FoldedName {
  readonly text: string;
  readonly words: readonly string[];
}

/** Ranks of a match, best first. */
const EXACT = 0;
const STARTS = 1;
const WORDS = 2;
const PREFIXES = 3;
const INSIDE = 4;

/**
 * Searches names by a scan, without an index: whole words before prefixes before inner parts. Complete as soon as the
 * documents are known; a scan of 6,000 names takes about a millisecond.
 */
export class NameRanks {
  readonly #folded = new Map<string, FoldedName>();
  #documents: readonly SearchDocument[] = [];

  replace(documents: readonly SearchDocument[]): void {
    this.#documents = documents;
    if (documents.length === 0) this.#folded.clear();
  }

  /** Keys of the documents that have every word of the query in one name, best first; shorter names first. */
  search(query: string): readonly string[] {
    const typed = foldedName(query);
    if (typed.words.length === 0) return [];
    const hits = new Map<string, { readonly rank: number; readonly length: number }>();
    for (const { key, name, otherNames } of this.#documents) {
      const rank = Math.min(...[name, ...(otherNames ?? [])].map((text) => rankOf(this.#fold(text), typed)));
      if (rank <= INSIDE && !hits.has(key)) hits.set(key, { rank, length: name.length });
    }
    return [...hits]
      .toSorted(([, one], [, other]) => one.rank - other.rank || one.length - other.length)
      .map(([key]) => key);
  }

  #fold(text: string): FoldedName {
    const folded = this.#folded.get(text) ?? foldedName(text);
    this.#folded.set(text, folded);
    return folded;
  }
}

function foldedName(text: string): FoldedName {
  const words = fold(text).split(SEPARATORS).filter(Boolean);
  return { text: words.join(' '), words };
}

function rankOf(name: FoldedName, typed: FoldedName): number {
  if (!typed.words.every((word) => name.text.includes(word))) return Infinity;
  if (name.text === typed.text) return EXACT;
  if (name.text.startsWith(typed.text)) return STARTS;
  if (typed.words.every((word) => name.words.includes(word))) return WORDS;
  if (typed.words.every((word) => name.words.some((other) => other.startsWith(word)))) return PREFIXES;
  // One character inside of a word matches nearly every name.
  return typed.text.length > 1 ? INSIDE : Infinity;
}
