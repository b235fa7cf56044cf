import {
  EMPTY_LIBRARY,
  isLibraryKind,
  LIBRARY_KINDS,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
} from '../../domain/personal/library-record';
import { readLibraryRecord } from '../../domain/personal/read-record';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import type { Keep, Write } from '../keep/keep';
import { keptRecord, ownerPrefix, recordKey, type KeptRecord, type RecordPlace } from '../keep/kept-record';
import type { DataOwner } from '../session/personal-keys';
import type { LibraryScope } from './personal-library';

/** The personal library, as the records that are kept of it. */
export class KeptLibrary {
  constructor(private readonly keep: Keep) {}

  /** Of one project. Rejects with a StorageProblem; {@link held} is what there is then. */
  async read(scope: LibraryScope): Promise<ProjectLibrary> {
    return this.#libraryOf(await this.keep.all(prefixOf(scope)));
  }

  /** What is not stored yet. */
  held(scope: LibraryScope): ProjectLibrary {
    return this.#libraryOf(this.keep.heldOf(prefixOf(scope)));
  }

  /** Adds the record, or replaces the one with its id. @param delay milliseconds until it is written */
  put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind], delay = 0): Write {
    return this.keep.put(recordOf(scope, kind, record), delay);
  }

  remove(scope: LibraryScope, kind: LibraryKind, id: string): Write {
    return this.keep.remove(recordKey(placeOf(scope), kind, id));
  }

  isStored(scope: LibraryScope, kind: LibraryKind, id: string): boolean {
    return this.keep.isStored(recordKey(placeOf(scope), kind, id));
  }

  /** Of all projects. Rejects with a StorageProblem. */
  async readAll(owner: DataOwner): Promise<UserLibrary> {
    const records = (await this.keep.all(ownerPrefix(owner))).filter(({ key }) => isLibraryKind(key[3]));
    const bySow = groupBy(records, ({ key }) => entityId<'sow'>(key[2]));
    return new Map([...bySow].map(([sow, own]) => [sow, this.#libraryOf(own)]));
  }

  /**
   * Adds these records, or replaces those with their ids; all or none. Rejects with a StorageProblem.
   * @param how merge: of two copies the later one counts
   */
  async putAll(owner: DataOwner, libraries: UserLibrary, how: 'replace' | 'merge' = 'replace'): Promise<void> {
    const records = [...libraries].flatMap(([sowId, library]) =>
      LIBRARY_KINDS.flatMap((kind) => library[kind].map((record) => recordOf({ ...owner, sowId }, kind, record))),
    );
    await this.keep.putAll(records, how);
  }

  /** @param project only of this one. Rejects with a StorageProblem. */
  async removeAll(owner: DataOwner, project?: SowId): Promise<void> {
    const prefix = ownerPrefix(owner);
    const own = await this.keep.all(project === undefined ? prefix : [...prefix, project]);
    for (const each of new Set(own.map(({ key }) => key[2]))) {
      for (const kind of LIBRARY_KINDS) await this.keep.removeAll([...prefix, each, kind]);
    }
  }

  /** Writes at once what waits for a pause in typing. @returns when all of it is stored or refused */
  flush(): Promise<void> {
    return this.keep.flush();
  }

  /** Calls back for changes that this page does not know. @returns stops */
  onChange(listener: (owner: DataOwner) => void): () => void {
    return this.keep.onChange((news) => isLibraryKind(news.kind) && listener(news));
  }

  #libraryOf(records: readonly KeptRecord[]): ProjectLibrary {
    const ofKind = groupBy(records, ({ key }) => key[3]);
    const read = LIBRARY_KINDS.map((kind) => [
      kind,
      this.keep.valuesOf(ofKind.get(kind) ?? [], kind, (value, id) => readLibraryRecord(kind, value, id)),
    ]);
    return { ...EMPTY_LIBRARY, ...(Object.fromEntries(read) as ProjectLibrary) };
  }
}

function placeOf({ organisationId, userId, sowId }: LibraryScope): RecordPlace {
  return { organisationId, userId, project: sowId };
}

function prefixOf(scope: LibraryScope): readonly string[] {
  return [...ownerPrefix(scope), scope.sowId];
}

function recordOf<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): KeptRecord {
  return keptRecord(placeOf(scope), kind, record.id, { at: record.changedAt, value: record });
}
