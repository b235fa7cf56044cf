import type { LibraryScope } from '../../application/library/personal-library';
import type { DataOwner } from '../../application/session/personal-keys';
import { deviceKey, newKey } from './signatures';
import type { DeviceKey, MemberFile, TeamFolder } from '../../application/team/team-folder';
import type { Identity, OpenedTeam, StoredTeam, TeamStorage } from '../../application/team/team-storage';
import { TabChannel } from '../browser/tab-channel';
import { FileSystemTeamFolder } from './file-system-team-folder';
import { teamDatabase, type ScopeKey } from './team-database';
import type { FolderHandle } from './file-access';
import { HANDED_TEAM } from './browser-team-folders';
import type { SampleTeams } from '../../application/team/begin-sample';

type Message = { readonly scope: LibraryScope; readonly part: 'own' | 'whole' };

/** Teams in IndexedDB, with the handles of their folders; the windows of the browser tell each other of changes. */
export class IndexedDbTeamStorage implements TeamStorage {
  readonly #database = teamDatabase();
  readonly #channel = new TabChannel<Message>('team');

  constructor(private readonly samples: SampleTeams) {}

  async load(scope: LibraryScope): Promise<OpenedTeam | null> {
    const [team, files] = await this.#database.run((database) =>
      Promise.all([database.get('teams', keyOf(scope)), database.getAll('copies', copiesOf(scope))]),
    );
    if (team === undefined) return null;
    const copies = new Map(files.map((file) => [file.fileName, file]));
    return { stored: team.stored, copies, folder: await this.#folderOf(scope, team.stored, team.handle) };
  }

  async stored(scope: LibraryScope): Promise<StoredTeam | null> {
    return (await this.#database.run((database) => database.get('teams', keyOf(scope))))?.stored ?? null;
  }

  async begin(scope: LibraryScope, stored: StoredTeam, folder: TeamFolder | null): Promise<void> {
    const handle = folder instanceof FileSystemTeamFolder ? folder.handle : null;
    await this.#database.run(async (database) => {
      await database.delete('copies', copiesOf(scope));
      await database.put('teams', { stored, handle }, keyOf(scope));
    });
    this.#announce(scope, 'whole');
  }

  async update(scope: LibraryScope, change: (stored: StoredTeam) => StoredTeam): Promise<StoredTeam | null> {
    const changed = await this.#database.run(async (database) => {
      const transaction = database.transaction('teams', 'readwrite');
      const before = await transaction.store.get(keyOf(scope));
      if (before === undefined) return null;
      const stored = change(before.stored);
      await transaction.store.put({ ...before, stored }, keyOf(scope));
      await transaction.done;
      return stored;
    });
    if (changed !== null) this.#announce(scope, 'own');
    return changed;
  }

  async saveCopies(
    scope: LibraryScope,
    changed: readonly MemberFile[],
    gone: readonly string[],
    isTold: boolean,
  ): Promise<void> {
    await this.#database.run(async (database) => {
      for (const name of gone) await database.delete('copies', [...keyOf(scope), name]);
      // The browser copies each file at once: forty in one transaction would block the page.
      for (const file of changed) await database.put('copies', file, [...keyOf(scope), file.fileName]);
    });
    if (isTold) this.#announce(scope, 'whole');
  }

  async remove(scope: LibraryScope): Promise<void> {
    await this.#database.run(async (database) => {
      const transaction = database.transaction(['teams', 'copies'], 'readwrite');
      await transaction.objectStore('teams').delete(keyOf(scope));
      await transaction.objectStore('copies').delete(copiesOf(scope));
      await transaction.done;
    });
    this.#announce(scope, 'whole');
  }

  async identity({ organisationId, userId }: DataOwner): Promise<Identity | null> {
    return (await this.#database.run((database) => database.get('identities', [organisationId, userId]))) ?? null;
  }

  async setIdentity({ organisationId, userId }: DataOwner, identity: Identity): Promise<void> {
    await this.#database.run((database) => database.put('identities', identity, [organisationId, userId]));
  }

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

  onChange(listener: (scope: LibraryScope, part: 'own' | 'whole') => void): () => void {
    return this.#channel.listen(({ scope, part }) => listener(scope, part));
  }

  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  async #folderOf(
    scope: LibraryScope,
    { kind, own, team }: StoredTeam,
    handle: FolderHandle | null,
  ): Promise<TeamFolder | null> {
    if (kind === 'sample') return (await this.samples.open(scope.sowId, team.createdAt, own.id))?.folder ?? null;
    if (kind === 'files') return HANDED_TEAM;
    return handle === null ? null : new FileSystemTeamFolder(handle);
  }

  #announce({ organisationId, userId, sowId }: LibraryScope, part: Message['part']): void {
    this.#channel.announce({ scope: { organisationId, userId, sowId }, part });
  }
}

function keyOf({ organisationId, userId, sowId }: LibraryScope): ScopeKey {
  return [organisationId, userId, sowId];
}

/** All keys that begin with the scope: in IndexedDB, arrays sort after texts. */
function copiesOf(scope: LibraryScope): IDBKeyRange {
  return IDBKeyRange.bound(keyOf(scope), [...keyOf(scope), []]);
}
