import { computed, makeAutoObservable, reaction, runInAction, type IComputedValue } from 'mobx';
import { signalQuery } from '../../../domain/filters/id-query';
import { paths } from '../../../domain/shared/routes';
import type { RecentCardsStore } from '../../flashcards/recent-cards.store';
import type { Logger } from '../../shared/browser-ports';
import { pathOf, type Navigator } from '../../shared/navigator';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import {
  type SearchDocument,
  type SearchIndex,
  searchKey,
  type SearchKind,
  type SearchResult,
  type SearchEntry,
  type SearchSource,
} from '../search-source';
import type { TypedWords } from '../typed-words';
import { sectionsOf, type PathOfAll, type SearchSection } from './search-sections';
import { BY_REFERENCE } from '../../shared/by-reference';

/** Finds the entries of all sources. Its code is loaded when the search box is used first. */
export class SearchEngine {
  phase: 'empty' | 'indexing' | 'indexed' = 'empty';
  /** Incremented with each change of the index, which is not observable. */
  indexVersion = 0;
  readonly #sources: readonly SearchSource[];
  /** Of each source on its own, so that a change of one is not a new reading of all. */
  readonly #parts: readonly IComputedValue<Part>[];
  readonly #index: SearchIndex;
  readonly #words: readonly TypedWords[];
  readonly #recents: Pick<RecentCardsStore, 'all'>;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;
  readonly #logger: Logger;
  #isFollowing = false;

  constructor(
    sources: readonly SearchSource[],
    index: SearchIndex,
    words: readonly TypedWords[],
    recents: Pick<RecentCardsStore, 'all'>,
    workspace: WorkspaceStore,
    navigator: Navigator,
    logger: Logger,
  ) {
    this.#sources = sources;
    this.#parts = sources.map((source) => computed(() => partOf(source.entries)));
    this.#index = index;
    this.#words = words;
    this.#recents = recents;
    this.#workspace = workspace;
    this.#navigator = navigator;
    this.#logger = logger;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Whether the index is incomplete. */
  get pending(): boolean {
    return this.phase !== 'indexed' || this.#sources.some((source) => source.pending === true);
  }

  /** For a blank query: the cards opened last, then pages and actions. */
  get first(): readonly SearchSection[] {
    const recent = this.#recents.all.flatMap(({ id }) => this.#entryAt(id)?.result ?? []);
    const others = (['page', 'action'] as const).map((kind) => this.#allOf(kind));
    return [{ kind: 'recent' as const, results: recent, total: recent.length }, ...others].filter(isFilled);
  }

  matches(query: string): readonly SearchSection[] {
    void this.indexVersion;
    const hits = this.#index.search(query).flatMap(({ key, inName }) => {
      const entry = this.#entryAt(key);
      return entry === undefined ? [] : [{ entry, inName }];
    });
    const found = sectionsOf(hits, query, this.#pathOfAll);
    // What has the words in a name, what they mean, what has them in a text.
    const named = found.filter(({ isNamed }) => isNamed === true);
    const others = found.filter(({ isNamed }) => isNamed !== true);
    const first = this.#words.filter((words) => words.isMeant(query));
    const rows = this.#words.flatMap((words) => (first.includes(words) ? [] : words.handOver(query)));
    // Of so many words a text may have only some.
    const isLong = query.trim().split(/\s+/).length >= FEWEST_OF_PART;
    return [
      ...first.map((words) => words.handOver(query)),
      ...named,
      ...this.#words.map((words) => words.meanings(query)),
      ...(isLong ? [...rows, ...others] : [...others, ...rows]),
    ].filter((section) => section !== null);
  }

  get entries(): readonly SearchEntry[] {
    return this.#parts.flatMap((part) => part.get().entries);
  }

  get documents(): readonly SearchDocument[] {
    return this.#parts.flatMap((part) => part.get().documents);
  }

  /** Call before a search. From then on the index follows the project; after a failure it is created again. */
  prepare(): void {
    if (!this.#isFollowing) this.#follow();
    else if (this.phase === 'empty') void this.#updateIndex(this.documents);
  }

  /** Empties the index. */
  clear(): void {
    this.phase = 'empty';
    void this.#index.replaceDocuments([]).catch(() => {});
  }

  /** Opens the words of the search in Ask, with the part that is chosen. */
  openInAsk(result: SearchResult | undefined, query: string): void {
    for (const words of this.#words)
      if (result?.kind !== 'part' || !words.open(result, query)) words.open({ kind: 'ask', id: 'words' }, query);
  }

  /** @param query the words by which it was found @param isFilter a part filters the explorer instead of opening in Ask */
  open(result: SearchResult, query: string, isFilter = false): void {
    if (isFilter && this.#words.some((words) => words.filter(result, query))) return;
    if (this.#words.some((words) => words.open(result, query))) return;
    const entry = this.#entryAt(searchKey(result));
    if (result.path !== undefined) this.#navigator.go(result.path);
    entry?.open();
  }

  #follow(): void {
    this.#isFollowing = true;
    reaction(
      () => this.#workspace.currentId,
      (sow) => {
        if (sow === null) return;
        this.#sources.forEach((source) => source.load?.(sow));
        this.#words.forEach((words) => words.load());
      },
      { fireImmediately: true },
    );
    reaction(
      () => this.documents,
      (documents) => void this.#updateIndex(documents),
      { fireImmediately: true },
    );
  }

  async #updateIndex(documents: readonly SearchDocument[]): Promise<void> {
    const indexed = this.#index.replaceDocuments(documents);
    // The names can be searched from now on.
    runInAction(() => {
      this.phase = 'indexing';
      this.indexVersion += 1;
    });
    try {
      await indexed;
      runInAction(() => {
        this.indexVersion += 1;
        if (documents === this.documents) this.phase = 'indexed';
      });
    } catch (error) {
      this.#logger.error('Failed to prepare the search:', error);
      runInAction(() => (this.phase = 'empty'));
    }
  }

  #entryAt(key: string): SearchEntry | undefined {
    for (const part of this.#parts) {
      const entry = part.get().byKey.get(key);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  #allOf(kind: SearchKind): SearchSection {
    const results = this.entries.map((entry) => entry.result).filter((result) => result.kind === kind);
    return { kind, results, total: results.length };
  }

  readonly #pathOfAll: PathOfAll = (kind, signals) => {
    const sow = this.#workspace.currentId;
    if (sow === null) return null;
    return pathOf({ pathname: paths.data(sow), query: [['tab', 'trendList'], ...signalQuery(`${kind}s`, signals)] });
  };
}

/** Of fewer words a text has every one. */
const FEWEST_OF_PART = 3;

interface Part {
  readonly entries: readonly SearchEntry[];
  readonly documents: readonly SearchDocument[];
  readonly byKey: ReadonlyMap<string, SearchEntry>;
}

function partOf(entries: readonly SearchEntry[]): Part {
  const documents = entries.map((entry) => new EntryDocument(entry));
  // Of two entries with the same key the first one counts, as in the index.
  const byKey = new Map<string, SearchEntry>();
  for (const [index, { key }] of documents.entries()) {
    const entry = entries[index];
    if (entry !== undefined && !byKey.has(key)) byKey.set(key, entry);
  }
  return { entries, documents, byKey };
}

/** A class, because thousands are created at once: objects with accessors of their own take longer. */
class EntryDocument implements SearchDocument {
  readonly key: string;
  readonly name: string;
  readonly otherNames: readonly string[];

  constructor(private readonly entry: SearchEntry) {
    this.key = searchKey(entry.result);
    this.name = entry.result.title;
    this.otherNames = entry.otherNames ?? NO_NAMES;
  }

  // Read when it is indexed: the details and descriptions of thousands of entries take long to prepare.
  get detail(): string {
    return this.entry.result.detail ?? '';
  }

  get words(): string {
    return this.entry.words;
  }
}

const NO_NAMES: readonly string[] = [];

function isFilled(section: SearchSection): boolean {
  return section.results.length > 0;
}
