import type { SearchDocument, SearchHit, SearchIndex } from '../../src/application/search/search-source';
import { Answering } from './answering';

/** Finds what contains the query; the shorter the name, the better. */
export class FakeSearchIndex implements SearchIndex {
  readonly answers = new Answering<'hold'>();
  #documents: readonly SearchDocument[] = [];

  async replaceDocuments(documents: readonly SearchDocument[]): Promise<void> {
    await this.answers.asked('hold');
    this.#documents = documents;
  }

  search(query: string): readonly SearchHit[] {
    const wanted = query.trim().toLowerCase();
    return this.#documents
      .filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(wanted))
      .toSorted((one, other) => one.name.length - other.name.length)
      .map(({ key, name }) => ({ key, inName: name.toLowerCase().includes(wanted) }));
  }
}
