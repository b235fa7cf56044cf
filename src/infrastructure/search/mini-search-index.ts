import type MiniSearch from 'minisearch';
import type { Options, Query, SearchResult } from 'minisearch';
import type { SearchDocument, SearchHit, SearchIndex } from '../../application/search/search-source';
import { foldedSpellings } from '../../domain/shared/fold';
import { isStopWord } from '../../domain/shared/stop-words';
import { NameRanks } from './name-ranks';

/** Characters indexed at a time, about 5 ms; between two chunks the browser handles input. */
const CHUNK_CHARACTERS = 6000;
/**
 * When more documents are removed, as on a change of the project, a new index replaces the old one, because removing a
 * document takes as long as adding it.
 */
const MOST_REMOVED = 40;
/** In shorter terms a typing error makes another word. */
const SHORTEST_FUZZY = 4;
/** Of fewer words every one is wanted. */
const FEWEST_OF_PART = 3;

/** Score factors per field. */
const BOOST = { name: 4, detail: 1, words: 0.7 };

/** The search index on MiniSearch, whose code is loaded with the first documents. */
export class MiniSearchIndex implements SearchIndex {
  #index: MiniSearch<SearchDocument> | null = null;
  #tokenize: (text: string) => readonly string[] = () => [];
  readonly #indexed = new Map<string, SearchDocument>();
  #latest: readonly SearchDocument[] = [];
  readonly #names = new NameRanks();
  /** Whether everything is indexed; until then only names are searched. */
  #isComplete = false;
  #work: Promise<void> = Promise.resolve();

  replaceDocuments(documents: readonly SearchDocument[]): Promise<void> {
    this.#latest = documents;
    this.#isComplete = false;
    this.#names.replace(documents);
    if (documents.length === 0) this.#release();
    // One call after the other; those that have been overtaken stop after the chunk under way.
    const turn = (): Promise<void> => this.#update(documents);
    this.#work = this.#work.then(turn, turn);
    return this.#work;
  }

  search(query: string): readonly SearchHit[] {
    const names = this.#names.search(query);
    const named = new Set(names);
    const texts = this.#isComplete ? this.#searchTexts(query) : [];
    return [...names, ...texts.filter((key) => !named.has(key))].map((key) => ({ key, inName: named.has(key) }));
  }

  /** Best first: descriptions, names with typing errors, and those with more than half of at least three words. */
  #searchTexts(query: string): readonly string[] {
    const words = this.#tokenize(query)
      .map(foldedSpellings)
      .filter(([term = '']) => term !== '' && !isStopWord(term));
    if (this.#index === null || words.every(([term = '']) => term.length <= 1)) return [];
    const combineWith = words.length < FEWEST_OF_PART ? 'AND' : 'OR';
    const found = this.#index.search({ combineWith, queries: words.map(wordQuery) });
    const wordsOf = ({ queryTerms }: SearchResult): number =>
      words.filter((spellings) => spellings.some((term) => queryTerms.includes(term))).length;
    return found
      .map((result) => ({ key: String(result.id), count: wordsOf(result) }))
      .filter(({ count }) => count > words.length / 2)
      .toSorted((one, other) => other.count - one.count)
      .map(({ key }) => key);
  }

  async #update(documents: readonly SearchDocument[]): Promise<void> {
    if (this.#latest !== documents) return;
    const next = new Map(documents.map((document) => [document.key, document]));
    const removed = [...this.#indexed.values()].filter((document) => !isSameDocument(document, next.get(document.key)));
    if (removed.length > MOST_REMOVED) this.#release();
    else this.#remove(removed);
    const added = [...next.values()].filter(({ key }) => !this.#indexed.has(key));
    if (added.length > 0) await this.#addAll(added, documents);
    if (this.#latest === documents) this.#isComplete = true;
  }

  async #addAll(added: readonly SearchDocument[], documents: readonly SearchDocument[]): Promise<void> {
    const index = (this.#index ??= await this.#create());
    for (let start = 0; start < added.length && this.#latest === documents;) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve));
      const end = endOfChunk(added, start);
      if (this.#latest === documents) this.#add(index, added.slice(start, end));
      start = end;
    }
  }

  #add(index: MiniSearch<SearchDocument>, documents: readonly SearchDocument[]): void {
    index.addAll(documents);
    for (const document of documents) this.#indexed.set(document.key, document);
  }

  /**
   * Removes the terms of the documents at once. MiniSearch's discard() would leave them to a clean-up in the background,
   * which fails when documents are added meanwhile, and then never runs again.
   */
  #remove(documents: readonly SearchDocument[]): void {
    this.#index?.removeAll(documents);
    for (const { key } of documents) this.#indexed.delete(key);
  }

  #release(): void {
    this.#index = null;
    this.#indexed.clear();
  }

  async #create(): Promise<MiniSearch<SearchDocument>> {
    const { default: Library } = await import('minisearch');
    this.#tokenize = Library.getDefault('tokenize');
    return new Library<SearchDocument>(OPTIONS);
  }
}

/** The end of the longest chunk within {@link CHUNK_CHARACTERS}; one document at least. */
function endOfChunk(documents: readonly SearchDocument[], start: number): number {
  let characters = 0;
  let end = start;
  for (; end < documents.length && (end === start || characters < CHUNK_CHARACTERS); end += 1) {
    const { name = '', detail = '', words = '' } = documents[end] ?? {};
    characters += name.length + detail.length + words.length;
  }
  return end;
}

const OPTIONS: Options<SearchDocument> = {
  idField: 'key',
  autoVacuum: false,
  fields: Object.keys(BOOST),
  processTerm: (term) => [...foldedSpellings(term)],
  // The terms of a query are folded by search().
  searchOptions: { boost: BOOST, processTerm: (term) => term, tokenize: (text) => [text] },
};

function wordQuery(spellings: readonly string[]): Query {
  return { combineWith: 'OR', queries: spellings.map(termQuery) };
}

/** Words match by prefix and with typing errors. */
function termQuery(term: string): Query {
  const fuzzy = term.length >= SHORTEST_FUZZY ? 0.2 : false;
  return { queries: [term], ...(term.length === 1 && { fields: ['name'] }), prefix: true, fuzzy };
}

function isSameDocument(one: SearchDocument, other: SearchDocument | undefined): boolean {
  if (one === other) return true;
  return one.name === other?.name && one.detail === other.detail && one.words === other.words;
}
