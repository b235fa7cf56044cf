import type { LibraryArchive, LibraryScope, PersonalLibrary } from '../../application/library/personal-library';
import type { DataOwner } from '../../application/session/personal-keys';
import {
  EMPTY_LIBRARY,
  LIBRARY_KINDS,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
} from '../../domain/library/library-record';
import { entityId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import type { TabChannel } from '../browser/tab-channel';

/** The personal library of a browser; its tabs tell each other of changes. */
export class StoredLibrary implements PersonalLibrary, LibraryArchive {
  constructor(
    private readonly records: RecordStore,
    private readonly channel: Pick<TabChannel<DataOwner>, 'announce' | 'listen'>,
  ) {}

  async read(scope: LibraryScope): Promise<ProjectLibrary> {
    return libraryOf(await this.records.all([...ownerOf(scope), scope.sowId]));
  }

  async get<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    id: string,
  ): Promise<LibraryRecords[Kind] | null> {
    const [row] = await this.records.all(keyOf(scope, kind, id));
    return (row?.record as LibraryRecords[Kind] | undefined) ?? null;
  }

  async put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    await this.records.put([{ key: keyOf(scope, kind, record.id), record }]);
    this.#announce(scope);
  }

  async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    await this.records.remove(keyOf(scope, kind, id));
    this.#announce(scope);
  }

  async readAll(owner: DataOwner): Promise<UserLibrary> {
    const bySow = groupBy(await this.records.all(ownerOf(owner)), ({ key }) => entityId<'sow'>(key[2]));
    return new Map([...bySow].map(([sow, own]) => [sow, libraryOf(own)]));
  }

  async putAll(owner: DataOwner, libraries: UserLibrary): Promise<void> {
    const rows = [...libraries].flatMap(([sowId, library]) =>
      LIBRARY_KINDS.flatMap((kind) =>
        library[kind].map((record): StoredRecord => ({ key: keyOf({ ...owner, sowId }, kind, record.id), record })),
      ),
    );
    await this.records.put(rows);
    this.#announce(owner);
  }

  async removeAll(owner: DataOwner): Promise<void> {
    await this.records.remove(ownerOf(owner));
    this.#announce(owner);
  }

  onChange(listener: (owner: DataOwner) => void): () => void {
    return this.channel.listen((owner) => {
      if (!this.records.isMemory) listener(owner);
    });
  }

  #announce({ organisationId, userId }: DataOwner): void {
    if (!this.records.isMemory) this.channel.announce({ organisationId, userId });
  }
}

function ownerOf({ organisationId, userId }: DataOwner): [string, string] {
  return [organisationId, userId];
}

function keyOf(scope: LibraryScope, kind: LibraryKind, id: string): StoredRecord['key'] {
  return [...ownerOf(scope), scope.sowId, kind, id];
}

/** The key makes each record unique, so none replaces another. */
function libraryOf(rows: readonly StoredRecord[]): ProjectLibrary {
  const ofKind = groupBy(rows, ({ key: [, , , kind] }) => kind);
  const records = LIBRARY_KINDS.map((kind) => [kind, (ofKind.get(kind) ?? []).map(({ record }) => record)]);
  return { ...EMPTY_LIBRARY, ...(Object.fromEntries(records) as ProjectLibrary) };
}

/** The keys begin with the owner, so that one prefix names exactly the records of one user, or of one project. */
export type RecordKey = [organisation: string, user: string, sow: string, kind: LibraryKind, id: string];

export interface StoredRecord {
  readonly key: RecordKey;
  readonly record: LibraryRecords[LibraryKind];
}

/** Records by their keys; a prefix is a key or the first parts of one. Rejects with a StorageProblem. */
export interface RecordStore {
  /** What it holds lasts until the page is closed, and is newer than what another tab stores. */
  readonly isMemory: boolean;
  all(prefix: readonly string[]): Promise<readonly StoredRecord[]>;
  /** Adds these, or replaces those with their keys; all or none. */
  put(rows: readonly StoredRecord[]): Promise<void>;
  remove(prefix: readonly string[]): Promise<void>;
}

export class MemoryRecords implements RecordStore {
  readonly isMemory = true;
  readonly #rows = new Map<string, StoredRecord>();

  async all(prefix: readonly string[]): Promise<readonly StoredRecord[]> {
    return [...this.#rows.values()].filter(({ key }) => prefix.every((part, index) => key[index] === part));
  }

  async put(rows: readonly StoredRecord[]): Promise<void> {
    for (const row of rows) {
      const key = JSON.stringify(row.key);
      this.#rows.delete(key);
      this.#rows.set(key, row);
    }
  }

  async remove(prefix: readonly string[]): Promise<void> {
    for (const { key } of await this.all(prefix)) this.#rows.delete(JSON.stringify(key));
  }
}
