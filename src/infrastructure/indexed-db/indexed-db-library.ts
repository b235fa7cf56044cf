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
import type {
  LibraryArchive,
  LibraryOwner,
  LibraryScope,
  PersonalLibrary,
} from '../../application/library/personal-library';
import { TabChannel } from '../browser/tab-channel';
import { LateDatabase } from './late-database';
import { LIBRARY_DATABASE, LIBRARY_STEPS, type LibrarySchema, type StoredRecord } from './library-schema';

/** Records that are written at one time. */
const BATCH = 500;

/** The personal library in IndexedDB; the tabs of the browser tell each other of changes. */
export class IndexedDbLibrary implements PersonalLibrary, LibraryArchive {
  readonly #database = new LateDatabase<LibrarySchema>(LIBRARY_DATABASE, LIBRARY_STEPS);
  readonly #channel = new TabChannel<LibraryOwner>('personal-library');

  async read({ sowId, ...owner }: LibraryScope): Promise<ProjectLibrary> {
    const rows = await this.#database.run((database) => database.getAll('records', rangeOf(owner, sowId)));
    return libraryOf(rows);
  }

  async get<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    id: string,
  ): Promise<LibraryRecords[Kind] | null> {
    const row = await this.#database.run((database) => database.get('records', keyOf(scope, kind, id)));
    return (row?.record as LibraryRecords[Kind] | undefined) ?? null;
  }

  async put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    await this.#database.run((database) => database.put('records', rowOf(scope, kind, record)));
    this.#announce(scope);
  }

  async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    await this.#database.run((database) => database.delete('records', keyOf(scope, kind, id)));
    this.#announce(scope);
  }

  async readAll(owner: LibraryOwner): Promise<UserLibrary> {
    const rows = await this.#database.run((database) => database.getAll('records', rangeOf(owner)));
    const bySow = groupBy(rows, ({ key }) => entityId<'sow'>(key[2]));
    return new Map([...bySow].map(([sow, own]) => [sow, libraryOf(own)]));
  }

  async putAll(owner: LibraryOwner, records: UserLibrary): Promise<void> {
    const rows = [...records].flatMap(([sowId, library]) =>
      LIBRARY_KINDS.flatMap((kind) => library[kind].map((record) => rowOf({ ...owner, sowId }, kind, record))),
    );
    await this.#database.run(async (database) => {
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
    await this.#database.run((database) => database.delete('records', rangeOf(owner)));
    this.#announce(owner);
  }

  onChange(listener: (owner: LibraryOwner) => void): () => void {
    return this.#channel.listen(listener);
  }

  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  #announce({ organisationId, userId }: LibraryOwner): void {
    this.#channel.announce({ organisationId, userId });
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
