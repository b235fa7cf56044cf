import { makeAutoObservable, runInAction } from 'mobx';
import type { Logger } from '../shared/browser-ports';
import { token } from '../shared/token';
import type { SearchEngine } from './engine/search-engine';
import type { SearchSection } from './engine/search-sections';
import type { SearchResult } from './search-source';
import { BY_REFERENCE } from '../shared/by-reference';

/** Loads the code of the search. Rejects without a connection. */
export type LoadSearchEngine = () => Promise<SearchEngine>;
export const LoadSearchEngine = token<LoadSearchEngine>('LoadSearchEngine');

/** The search box of the header. The query never leaves this class and its engine. */
export class SearchStore {
  query = '';
  /** It is a dialog of its own: on a phone, and above what is open over the page. */
  isSheetOpen = false;
  /** null: its code is not loaded. */
  engine: SearchEngine | null = null;
  #isLoading = false;

  constructor(
    private readonly load: LoadSearchEngine,
    private readonly logger: Logger,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get results(): readonly SearchResult[] {
    return this.sections.flatMap(({ results, all }) => (all === undefined ? results : [...results, all]));
  }

  /** The number of matches, shown or not. */
  get total(): number {
    return this.sections.reduce((sum, section) => sum + section.total, 0);
  }

  /** Whether the index is incomplete. */
  get pending(): boolean {
    return this.engine?.index.pending ?? true;
  }

  get sections(): readonly SearchSection[] {
    const { engine } = this;
    if (engine === null) return [];
    return this.query.trim() === '' ? engine.first : engine.matches(this.query);
  }

  setQuery(query: string): void {
    this.query = query;
  }

  /** What was typed and left is not there the next time. */
  openSheet(): void {
    if (!this.isSheetOpen) this.query = '';
    this.isSheetOpen = true;
  }

  closeSheet(): void {
    this.isSheetOpen = false;
  }

  /** Call before a search. From then on the index follows the project; after a failure it is created again. */
  prepareIndex(): void {
    if (this.engine !== null) this.engine.prepare();
    else if (!this.#isLoading) void this.#loadEngine();
  }

  /** On log-out: empties the box and the index. */
  clear(): void {
    this.query = '';
    this.isSheetOpen = false;
    this.engine?.index.clear();
  }

  /** @param isFilter a part of a query filters the explorer */
  open(result: SearchResult, isFilter = false): void {
    const { query } = this;
    this.query = '';
    this.engine?.open(result, query, isFilter);
  }

  openInAsk(result: SearchResult | undefined): void {
    const { query } = this;
    this.query = '';
    this.engine?.openInAsk(result, query);
  }

  async #loadEngine(): Promise<void> {
    this.#isLoading = true;
    try {
      const engine = await this.load();
      runInAction(() => (this.engine = engine));
      engine.prepare();
    } catch (error) {
      this.logger.warn('Failed to load the search:', error);
    } finally {
      this.#isLoading = false;
    }
  }
}
