import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/logger';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { RecentSearches, RecentsOwner } from './recent-searches';
import type { SearchIndex } from './search-index';
import { searchKey, type SearchKind, type SearchResult } from './search-result';
import { sectionsOf, type SearchSection } from './search-sections';
import type { SearchEntry, SearchSource } from './search-source';

/** Kinds that are worth coming back to. */
const REMEMBERED: ReadonlySet<SearchKind> = new Set(['topic', 'trend', 'shift', 'platform', 'insight']);

/** The search box of the header. What somebody types never leaves this class. */
export class SearchStore {
  query = '';
  phase: 'cold' | 'filling' | 'filled' = 'cold';
  /** Counts the changes of the index, which cannot be observed itself. */
  indexVersion = 0;
  readonly #sources: readonly SearchSource[];
  readonly #index: SearchIndex;
  readonly #recents: RecentSearches;
  readonly #workspace: WorkspaceStore;
  readonly #session: SessionStore;
  readonly #logger: Logger;
  #following = false;

  constructor(
    sources: readonly SearchSource[],
    index: SearchIndex,
    recents: RecentSearches,
    workspace: WorkspaceStore,
    session: SessionStore,
    logger: Logger,
  ) {
    this.#sources = sources;
    this.#index = index;
    this.#recents = recents;
    this.#workspace = workspace;
    this.#session = session;
    this.#logger = logger;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** All results in the order in which they are shown. */
  get results(): readonly SearchResult[] {
    return this.sections.flatMap((section) => section.results);
  }

  /** How many things match, shown or not. */
  get total(): number {
    return this.sections.reduce((sum, section) => sum + section.total, 0);
  }

  /** Not everything can be found yet. */
  get pending(): boolean {
    return this.phase !== 'filled' || this.#sources.some((source) => source.pending === true);
  }

  get sections(): readonly SearchSection[] {
    return this.query.trim() === '' ? this.suggestions : this.matches;
  }

  /** Before anything is typed: what was opened last, then the pages and actions. */
  get suggestions(): readonly SearchSection[] {
    const recent = this.recentEntries.map((entry) => entry.result);
    const others = (['page', 'action'] as const).map((kind) => this.#allOf(kind));
    return [{ kind: 'recent' as const, results: recent, total: recent.length }, ...others].filter(isFilled);
  }

  /** The kind with the best hit comes first; within a kind, the best hits. */
  get matches(): readonly SearchSection[] {
    void this.indexVersion;
    const hits = this.#index.search(this.query).flatMap(({ key }) => this.entryByKey.get(key)?.result ?? []);
    return sectionsOf(hits);
  }

  get entries(): readonly SearchEntry[] {
    return this.#sources.flatMap((source) => source.entries);
  }

  get entryByKey(): ReadonlyMap<string, SearchEntry> {
    return new Map(this.entries.map((entry) => [searchKey(entry.result), entry]));
  }

  get recentEntries(): readonly SearchEntry[] {
    const owner = this.#owner;
    return owner === null ? [] : this.#recents.of(owner).flatMap((key) => this.entryByKey.get(key) ?? []);
  }

  setQuery(query: string): void {
    this.query = query;
  }

  /** Called when somebody is about to search: from then on the index follows the project. */
  prepareIndex(): void {
    if (!this.#following) this.#follow();
    else if (this.phase === 'cold') void this.#fill(this.entries);
  }

  open(result: SearchResult): void {
    const entry = this.entryByKey.get(searchKey(result));
    const owner = this.#owner;
    if (owner !== null && REMEMBERED.has(result.kind)) this.#recents.add(owner, searchKey(result));
    this.query = '';
    entry?.open();
  }

  #follow(): void {
    this.#following = true;
    reaction(
      () => this.#workspace.currentId,
      (sow) => sow !== null && this.#sources.forEach((source) => source.load?.(sow)),
      { fireImmediately: true },
    );
    reaction(
      () => this.entries,
      (entries) => void this.#fill(entries),
      { fireImmediately: true },
    );
  }

  async #fill(entries: readonly SearchEntry[]): Promise<void> {
    runInAction(() => (this.phase = 'filling'));
    try {
      await this.#index.replaceDocuments(entries.map(toDocument));
      runInAction(() => {
        this.indexVersion += 1;
        if (entries === this.entries) this.phase = 'filled';
      });
    } catch (error) {
      this.#logger.error('Failed to prepare the search:', error);
      // Cold, so that whoever comes back to the search box tries again.
      runInAction(() => (this.phase = 'cold'));
    }
  }

  #allOf(kind: SearchKind): SearchSection {
    const results = this.entries.map((entry) => entry.result).filter((result) => result.kind === kind);
    return { kind, results, total: results.length };
  }

  get #owner(): RecentsOwner | null {
    const { member } = this.#session;
    const sow = this.#workspace.currentId;
    return member === null || sow === null ? null : { userId: member.userId, sow };
  }
}

function toDocument({ result, words }: SearchEntry) {
  return { key: searchKey(result), name: result.title, detail: result.detail ?? '', words };
}

function isFilled(section: SearchSection): boolean {
  return section.results.length > 0;
}
