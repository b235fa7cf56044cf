import type { SearchDocument } from '../../application/search/search-source';
import { fold, foldedWords, spelledOut } from '../../domain/shared/fold';
import { isStopWord } from '../../domain/shared/stop-words';

/** A name as it is searched. Its words are separated when a query is in it: of most names they are never needed. */
class FoldedName {
  readonly folded: string;
  #words: readonly string[] | null = null;

  constructor(readonly name: string) {
    this.folded = fold(name);
  }

  get words(): readonly string[] {
    return (this.#words ??= foldedWords(this.name));
  }

  get text(): string {
    return this.words.join(' ');
  }
}

/** Ranks of a match, best first. */
const EXACT = 0;
const STARTS = 1;
const WORDS = 2;
const PREFIXES = 3;
const INSIDE = 4;

/** Documents folded at a time; between two slices the browser handles input. */
const SLICE = 250;

/**
 * Searches names by a scan, without an index: whole words before prefixes before inner parts. Complete as soon as the
 * documents are known; a scan of 6,000 names takes about a millisecond. Names are folded in slices beforehand; a search
 * that comes sooner folds the others itself.
 */
export class NameRanks {
  #documents: readonly SearchDocument[] = [];
  /** By document; of those before, until these are folded. */
  #folded: ReadonlyMap<SearchDocument, readonly FoldedName[]> = new Map();
  /** In the order of the documents. */
  #names: (readonly FoldedName[])[] = [];

  replace(documents: readonly SearchDocument[]): void {
    this.#documents = documents;
    this.#names = [];
    if (documents.length === 0) this.#folded = new Map();
    void this.#foldInSlices(documents);
  }

  /** Documents whose folded names are held. */
  get foldedCount(): number {
    return new Set([...this.#folded.keys(), ...this.#documents.slice(0, this.#names.length)]).size;
  }

  /** Keys of the documents that have every word of the query in one name, best first; shorter names first. */
  search(query: string): readonly string[] {
    const typed = spellingsOf(query);
    if (typed.every(({ words }) => words.length === 0)) return [];
    this.#foldUpTo(this.#documents.length);
    const hits = new Map<string, { readonly rank: number; readonly length: number }>();
    for (const [index, names] of this.#names.entries()) {
      const rank = bestRank(names, typed);
      const document = this.#documents[index];
      if (rank <= INSIDE && document !== undefined && !hits.has(document.key)) {
        hits.set(document.key, { rank, length: document.name.length });
      }
    }
    return [...hits]
      .toSorted(([, one], [, other]) => one.rank - other.rank || one.length - other.length)
      .map(([key]) => key);
  }

  async #foldInSlices(documents: readonly SearchDocument[]): Promise<void> {
    for (let end = SLICE; end - SLICE < documents.length; end += SLICE) {
      if (end > SLICE) await new Promise((resolve) => setTimeout(resolve));
      if (this.#documents !== documents) return;
      this.#foldUpTo(Math.min(end, documents.length));
    }
    this.#folded = new Map(documents.map((document, index) => [document, this.#names[index] ?? []]));
  }

  #foldUpTo(count: number): void {
    for (let index = this.#names.length; index < count; index += 1) {
      const document = this.#documents[index];
      if (document !== undefined) this.#names.push(this.#folded.get(document) ?? namesOf(document));
    }
  }
}

function namesOf({ name, otherNames = [] }: SearchDocument): readonly FoldedName[] {
  return [name, ...otherNames].flatMap(spellingsOf);
}

function spellingsOf(name: string): readonly FoldedName[] {
  const spelled = spelledOut(name);
  return spelled === name ? [new FoldedName(name)] : [new FoldedName(name), new FoldedName(spelled)];
}

function bestRank(names: readonly FoldedName[], typed: readonly FoldedName[]): number {
  let best = Infinity;
  for (const name of names) for (const spelling of typed) best = Math.min(best, rankOf(name, spelling));
  return best;
}

function rankOf(name: FoldedName, typed: FoldedName): number {
  for (const word of typed.words) if (!name.folded.includes(word)) return Infinity;
  if (name.text === typed.text) return EXACT;
  if (name.text.startsWith(typed.text)) return STARTS;
  if (typed.words.every((word) => name.words.includes(word))) return WORDS;
  if (typed.words.every((word) => name.words.some((other) => other.startsWith(word)))) return PREFIXES;
  // One character, or 'the', is inside of words of many names.
  return typed.text.length > 1 && !typed.words.every(isStopWord) ? INSIDE : Infinity;
}
