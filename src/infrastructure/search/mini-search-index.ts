import type MiniSearch from 'minisearch';
import type { Options, Query } from 'minisearch';
import type { SearchDocument, SearchHit, SearchIndex } from '../../application/search/search-index';

/** Documents taken in at a time; between two bites the browser answers the person. */
const BITE = 40;
/** Shorter pieces of a word are inside everything. */
const SHORTEST_PIECE = 3;
/** Below this length a typing error makes another word. */
const SHORTEST_FUZZY = 4;

/** How much a match counts, by where it is. `inside` holds the names again, cut so that matches inside words are found. */
const BOOST = { name: 4, detail: 1, words: 0.7, inside: 1.5 };
const WORD_FIELDS = ['name', 'detail', 'words'];

/** The search on MiniSearch, which is fetched when somebody is about to search. */
export class MiniSearchIndex implements SearchIndex {
  #index: MiniSearch<SearchDocument> | null = null;
  #tokenize: (text: string) => readonly string[] = () => [];
  readonly #held = new Map<string, SearchDocument>();
  #wanted: readonly SearchDocument[] = [];
  #work: Promise<void> = Promise.resolve();

  replaceDocuments(documents: readonly SearchDocument[]): Promise<void> {
    this.#wanted = documents;
    // One after the other, and what is no longer wanted when its turn comes is left out.
    const turn = async (): Promise<void> => {
      if (this.#wanted === documents) await this.#become(documents);
    };
    this.#work = this.#work.then(turn, turn);
    return this.#work;
  }

  search(query: string): readonly SearchHit[] {
    const terms = this.#tokenize(query).map(fold).filter(Boolean);
    if (this.#index === null || terms.length === 0) return [];
    const queries = terms.map(termQuery);
    return this.#index.search({ combineWith: 'AND', queries }).map(({ id, score }) => ({ key: String(id), score }));
  }

  async #become(documents: readonly SearchDocument[]): Promise<void> {
    const index = (this.#index ??= await this.#open());
    const wanted = new Map(documents.map((document) => [document.key, document]));
    for (const [key, held] of this.#held) {
      if (sameDocument(held, wanted.get(key))) continue;
      index.discard(key);
      this.#held.delete(key);
    }
    const missing = [...wanted.values()].filter((document) => !this.#held.has(document.key));
    for (const document of missing) this.#held.set(document.key, document);
    await index.addAllAsync(missing, { chunkSize: BITE });
  }

  async #open(): Promise<MiniSearch<SearchDocument>> {
    const { default: Library } = await import('minisearch');
    this.#tokenize = Library.getDefault('tokenize');
    return new Library<SearchDocument>(OPTIONS);
  }
}

const OPTIONS: Options<SearchDocument> = {
  idField: 'key',
  fields: [...WORD_FIELDS, 'inside'],
  extractField: (document, field) => document[(field === 'inside' ? 'name' : field) as keyof SearchDocument],
  processTerm: (term, field) => (field === 'inside' ? pieces(fold(term)) : fold(term)),
  // Terms of a query come folded already.
  searchOptions: { boost: BOOST, processTerm: (term) => term, tokenize: (text) => [text] },
};

/** A word counts wherever it stands; of the pieces only those that continue exactly as typed. */
function termQuery(term: string): Query {
  const fuzzy = term.length >= SHORTEST_FUZZY ? 0.2 : false;
  const words: Query = { queries: [term], fields: WORD_FIELDS, prefix: true, fuzzy };
  // One letter is at the start of too much: only names are looked at.
  if (term.length === 1) return { ...words, fields: ['name'], fuzzy: false };
  const inside: Query = { queries: [term], fields: ['inside'], prefix: true, fuzzy: false };
  return { combineWith: 'OR', queries: [words, inside] };
}

/** Lower case without accents, so that "rene" finds "René". */
function fold(term: string): string {
  return term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The ends of a word: a word starts with what is typed, or one of its ends does. */
function pieces(term: string): string[] {
  const letters = [...term];
  return letters.slice(1, 1 - SHORTEST_PIECE).map((_letter, from) => letters.slice(from + 1).join(''));
}

function sameDocument(one: SearchDocument, other: SearchDocument | undefined): boolean {
  return one.name === other?.name && one.detail === other.detail && one.words === other.words;
}
