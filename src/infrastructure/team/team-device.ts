import type { LibraryScope } from '../../application/personal/personal-library';
import type { DataOwner } from '../../application/session/personal-keys';
import type { DeviceKey, MemberFile } from '../../application/team/team-folder';
import type { Identity, StoredTeam } from '../../application/team/team-storage';
import { entityId } from '../../domain/shared/entity-id';
import type { MemberRecord } from '../../domain/team/member-record';
import type { FolderHandle } from './file-access';
import { deviceKey, newKey } from './signatures';
import { teamDatabase, type ScopeKey } from './team-database';

/** The team of a project as an earlier version stored it. */
export interface EarlierTeam {
  readonly scope: LibraryScope;
  readonly stored: StoredTeam;
}

/**
 * What of teams is in a database of its own, in this browser: handles of folders and the private key, which only IndexedDB
 * can hold, because they cannot be written as text into the journal of a page that ends; and the copies of colleagues'
 * files, which are no more than a cache of the folder. Rejects with a StorageProblem.
 */
export class TeamDevice {
  readonly #database = teamDatabase();

  /** What there is beside the own part. */
  async load(
    scope: LibraryScope,
  ): Promise<{ readonly handle: FolderHandle | null; readonly copies: ReadonlyMap<string, MemberFile> }> {
    const [team, files] = await this.#database.run((database) =>
      Promise.all([database.get('teams', keyOf(scope)), database.getAll('copies', copiesOf(scope))]),
    );
    return { handle: team?.handle ?? null, copies: new Map(files.map((file) => [file.fileName, file])) };
  }

  /** What builds before 2026-12 have stored here, or this one for them: they open it as it is. */
  async earlier({ organisationId, userId }: DataOwner): Promise<{
    readonly teams: readonly EarlierTeam[];
    readonly identity: Identity | null;
  }> {
    const owner: [string, string] = [organisationId, userId];
    return this.#database.run(async (database) => {
      const range = IDBKeyRange.bound(owner, [...owner, []]);
      const [keys, rows, identity] = await Promise.all([
        database.getAllKeys('teams', range),
        database.getAll('teams', range),
        database.get('identities', owner),
      ]);
      const teams = keys.flatMap(([, , sowId], index) => {
        const stored = rows[index]?.stored;
        const scope = { organisationId, userId, sowId: entityId<'sow'>(sowId) };
        return isWhole(stored) ? [{ scope, stored }] : [];
      });
      return { teams, identity: identity ?? null };
    });
  }

  async begin(scope: LibraryScope, stored: StoredTeam, handle: FolderHandle | null): Promise<void> {
    await this.#database.run(async (database) => {
      await database.delete('copies', copiesOf(scope));
      await database.put('teams', { stored, handle }, keyOf(scope));
    });
  }

  async saveCopies(scope: LibraryScope, changed: readonly MemberFile[], gone: readonly string[]): Promise<void> {
    await this.#database.run(async (database) => {
      for (const name of gone) await database.delete('copies', [...keyOf(scope), name]);
      // The browser copies each file at once: forty in one transaction would block the page.
      for (const file of changed) await database.put('copies', file, [...keyOf(scope), file.fileName]);
    });
  }

  async remove(scope: LibraryScope): Promise<void> {
    await this.#database.run(async (database) => {
      const transaction = database.transaction(['teams', 'copies'], 'readwrite');
      await transaction.objectStore('teams').delete(keyOf(scope));
      await transaction.objectStore('copies').delete(copiesOf(scope));
      await transaction.done;
    });
  }

  /** Removes copies of colleagues' files, and names of topics from what is left for an earlier version. @param handed projects whose copies are in no folder */
  async forgetTexts({ organisationId, userId }: DataOwner, handed: ReadonlySet<string>): Promise<void> {
    const range = IDBKeyRange.bound([organisationId, userId], [organisationId, userId, []]);
    await this.#database.run(async (database) => {
      for (const key of await database.getAllKeys('copies', range)) {
        if (!handed.has(key[2])) await database.delete('copies', key);
      }
      const transaction = database.transaction('teams', 'readwrite');
      for (let cursor = await transaction.store.openCursor(range); cursor !== null; cursor = await cursor.continue()) {
        const { stored, ...row } = cursor.value;
        if (!isWhole(stored)) continue;
        const { own, found, leftOut } = stored;
        const nameless = {
          own: withoutNames(own),
          found: found && withoutNames(found),
          leftOut: leftOut && withoutNames(leftOut),
        };
        await cursor.update({ ...row, stored: { ...stored, ...nameless } });
      }
      await transaction.done;
    });
  }

  /** The key of this browser for this user, which is made with its first use. null: this browser cannot sign. */
  async deviceKey({ organisationId, userId }: DataOwner): Promise<DeviceKey | null> {
    const place: [string, string] = [organisationId, userId];
    const stored = await this.#database.run((database) => database.get('keys', place));
    if (stored !== undefined) return deviceKey(stored);
    const made = await newKey();
    if (made === null) return null;
    // Another window may have made one meanwhile: the first one stays.
    const kept = await this.#database.run(async (database) => {
      const transaction = database.transaction('keys', 'readwrite');
      const before = await transaction.store.get(place);
      if (before === undefined) await transaction.store.put(made, place);
      await transaction.done;
      return before ?? made;
    });
    return deviceKey(kept);
  }

  close(): void {
    this.#database.close();
  }
}

function withoutNames(record: MemberRecord): MemberRecord {
  return { ...record, decisions: new Map([...record.decisions].map(([id, { log }]) => [id, { name: '', log }])) };
}

/** A row that a fault of the disk has damaged is left where it is. */
function isWhole(stored: unknown): stored is StoredTeam {
  const { own, team } = (stored ?? {}) as Partial<StoredTeam>;
  return own?.decisions instanceof Map && typeof team?.id === 'string';
}

function keyOf({ organisationId, userId, sowId }: LibraryScope): ScopeKey {
  return [organisationId, userId, sowId];
}

/** All keys that begin with the scope: in IndexedDB, arrays sort after texts. */
function copiesOf(scope: LibraryScope): IDBKeyRange {
  return IDBKeyRange.bound(keyOf(scope), [...keyOf(scope), []]);
}
