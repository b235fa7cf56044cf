import { computed, makeAutoObservable, reaction, runInAction, type IComputedValue } from 'mobx';
import type { SowId } from '../../../domain/shared/entity-id';
import { BY_REFERENCE } from '../../shared/by-reference';
import type { Logger } from '../../shared/browser-ports';
import {
  type SearchDocument,
  type SearchIndex,
  searchKey,
  type SearchKind,
  type SearchEntry,
  type SearchSource,
} from '../search-source';
import type { SearchSection } from './search-sections';

/** The entries of all sources, and the index by which they are found. It follows the project. */
export class SearchedEntries {
  phase: 'empty' | 'indexing' | 'indexed' = 'empty';
  /** Incremented with each change of the index, which is not observable. */
  indexVersion = 0;
  /** Of each source on its own, so that a change of one is not a new reading of all. */
  readonly #parts: readonly IComputedValue<Part>[];

  constructor(
    private readonly sources: readonly SearchSource[],
    private readonly index: SearchIndex,
    private readonly logger: Logger,
  ) {
    this.#parts = sources.map((source) => computed(() => partOf(source.entries)));
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Whether the index is incomplete. */
  get pending(): boolean {
    return this.phase !== 'indexed' || this.sources.some((source) => source.pending === true);
  }

  load(sow: SowId): void {
    this.sources.forEach((source) => source.load?.(sow));
  }

  /** From now on the index has what the sources have. */
  follow(): void {
    reaction(
      () => this.documents,
      (documents) => void this.#updateIndex(documents),
      { fireImmediately: true },
    );
  }

  /** After a failure it is created again. */
  repair(): void {
    if (this.phase === 'empty') void this.#updateIndex(this.documents);
  }

  search(query: string): ReturnType<SearchIndex['search']> {
    void this.indexVersion;
    return this.index.search(query);
  }

  clear(): void {
    this.phase = 'empty';
    void this.index.replaceDocuments([]).catch(() => {});
  }

  get entries(): readonly SearchEntry[] {
    return this.#parts.flatMap((part) => part.get().entries);
  }

  get documents(): readonly SearchDocument[] {
    return this.#parts.flatMap((part) => part.get().documents);
  }

  async #updateIndex(documents: readonly SearchDocument[]): Promise<void> {
    const indexed = this.index.replaceDocuments(documents);
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
      this.logger.error('Failed to prepare the search:', error);
      runInAction(() => (this.phase = 'empty'));
    }
  }

  entryAt(key: string): SearchEntry | undefined {
    for (const part of this.#parts) {
      const entry = part.get().byKey.get(key);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  allOf(kind: SearchKind): SearchSection {
    const results = this.entries.map((entry) => entry.result).filter((result) => result.kind === kind);
    return { kind, results, total: results.length };
  }
}

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
