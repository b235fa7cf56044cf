import type { IDBPDatabase } from 'idb';
import {
  EMPTY_LIBRARY,
  LIBRARY_KINDS,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
} from '../../domain/library/library-record';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/group-by';
import {
  StorageProblem,
  type LibraryArchive,
  type LibraryOwner,
  type LibraryScope,
  type PersonalLibrary,
} from '../../application/library/personal-library';
import { openLibraryDatabase, type LibrarySchema, type StoredRecord } from './library-schema';

type Database = IDBPDatabase<LibrarySchema>;

/** Records that are written at one time. */
const BATCH = 500;

/** The personal library in IndexedDB; the tabs of the browser tell each other of changes. */
export class IndexedDbLibrary implements PersonalLibrary, LibraryArchive {
  #opening: Promise<Database> | null = null;
  readonly #channel = new BroadcastChannel('personal-library');

  async read({ sowId, ...owner }: LibraryScope): Promise<ProjectLibrary> {
    const rows = await this.#run((database) => database.getAll('records', rangeOf(owner, sowId)));
    return libraryOf(rows);
  }

  async get<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    id: string,
  ): Promise<LibraryRecords[Kind] | null> {
    const row = await this.#run((database) => database.get('records', keyOf(scope, kind, id)));
    return (row?.record as LibraryRecords[Kind] | undefined) ?? null;
  }

  async put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    await this.#run((database) => database.put('records', rowOf(scope, kind, record)));
    this.#announce(scope);
  }

  async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    await this.#run((database) => database.delete('records', keyOf(scope, kind, id)));
    this.#announce(scope);
  }

  async readAll(owner: LibraryOwner): Promise<UserLibrary> {
    const rows = await this.#run((database) => database.getAll('records', rangeOf(owner)));
    const bySow = groupBy(rows, ({ key }) => entityId<'sow'>(key[2]));
    return new Map([...bySow].map(([sow, own]) => [sow, libraryOf(own)]));
  }

  async putAll(owner: LibraryOwner, records: UserLibrary): Promise<void> {
    const rows = [...records].flatMap(([sowId, library]) =>
      LIBRARY_KINDS.flatMap((kind) => library[kind].map((record) => rowOf({ ...owner, sowId }, kind, record))),
    );
    await this.#run(async (database) => {
      const transaction = database.transaction('records', 'readwrite');
      // In batches, so that no task of thousands of requests blocks the page.
      for (let start = 0; start < rows.length; start += BATCH) {
        await Promise.all(rows.slice(start, start + BATCH).map((row) => transaction.store.put(row)));
      }
      await transaction.done;
    });
    this.#announce(owner);
  }

  async removeAll(owner: LibraryOwner): Promise<void> {
    await this.#run((database) => database.delete('records', rangeOf(owner)));
    this.#announce(owner);
  }

  onChange(listener: (owner: LibraryOwner) => void): () => void {
    const heard = ({ data }: MessageEvent<LibraryOwner>): void => listener(data);
    this.#channel.addEventListener('message', heard);
    return () => this.#channel.removeEventListener('message', heard);
  }

  close(): void {
    this.#channel.close();
    void this.#opening?.then((database) => database.close());
  }

  async #run<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      this.#opening ??= openLibraryDatabase(() => (this.#opening = null));
      return await work(await this.#opening);
    } catch (error) {
      // A value that cannot be stored is a programming error.
      if (nameOf(error) === 'DataCloneError') throw error;
      this.#opening = null;
      throw new StorageProblem(nameOf(error) === 'QuotaExceededError' ? 'full' : 'unavailable', { cause: error });
    }
  }

  #announce({ organisationId, userId }: LibraryOwner): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    this.#channel.postMessage({ organisationId, userId });
  }
}

function keyOf({ organisationId, userId, sowId }: LibraryScope, kind: LibraryKind, id: string): StoredRecord['key'] {
  return [organisationId, userId, sowId, kind, id];
}

function rowOf(scope: LibraryScope, kind: LibraryKind, record: LibraryRecords[LibraryKind]): StoredRecord {
  return { key: keyOf(scope, kind, record.id), record };
}

/** All keys that begin with these parts: in IndexedDB, arrays sort after texts. */
function rangeOf({ organisationId, userId }: LibraryOwner, ...sow: readonly SowId[]): IDBKeyRange {
  const parts = [organisationId, userId, ...sow];
  return IDBKeyRange.bound(parts, [...parts, []]);
}

/** The key makes each record unique, so none replaces another. */
function libraryOf(rows: readonly StoredRecord[]): ProjectLibrary {
  const ofKind = groupBy(rows, ({ key: [, , , kind] }) => kind);
  const records = LIBRARY_KINDS.map((kind) => [kind, (ofKind.get(kind) ?? []).map(({ record }) => record)]);
  return { ...EMPTY_LIBRARY, ...(Object.fromEntries(records) as ProjectLibrary) };
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
