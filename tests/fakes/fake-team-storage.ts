import { StorageProblem } from '../../src/application/keep/keep-storage';
import type { LibraryScope } from '../../src/application/personal/personal-library';
import { deviceKey, newKey } from '../../src/infrastructure/team/signatures';
import type { DeviceKey, MemberFile, TeamFolder } from '../../src/application/team/team-folder';
import type { TeamOnDevice } from '../../src/application/team/team-on-device';
import type { Identity, OpenedTeam, StoredTeam, TeamStorage } from '../../src/application/team/team-storage';
import { changedRows, isEntryRow, readTeamRows, type KeptTeamRow } from '../../src/infrastructure/team/team-rows';

type Listener = Parameters<TeamStorage['onChange']>[0];

/** Nothing of an earlier version is on the device. */
export const NO_EARLIER_TEAM: TeamOnDevice = {
  records: async () => ({ checks: { 'team-log': isEntryRow }, takeOver: async () => {} }),
  forgetTexts: async () => {},
};

/** What one browser stores; its windows share it. */
export class FakeBrowserStorage {
  readonly teams = new Map<string, { readonly rows: Map<string, KeptTeamRow>; readonly folder: TeamFolder | null }>();
  readonly copies = new Map<string, Map<string, MemberFile>>();
  identity: Identity | null = null;
  isUnavailable = false;
  /** Made with its first use; null: the browser cannot sign. */
  key: Promise<DeviceKey | null> | null = null;
  readonly windows = new Set<FakeTeamStorage>();
}

/** The storage as one window of a browser sees it. */
export class FakeTeamStorage implements TeamStorage {
  readonly #listeners = new Set<Listener>();

  constructor(readonly browser = new FakeBrowserStorage()) {
    browser.windows.add(this);
  }

  async load(scope: LibraryScope): Promise<OpenedTeam | null> {
    this.#check();
    const team = this.browser.teams.get(keyOf(scope));
    if (team === undefined) return null;
    // As a browser reads it: what is stored is JSON.
    const rows = JSON.parse(JSON.stringify([...team.rows.values()])) as readonly KeptTeamRow[];
    if (!rows.every(({ kind, value }) => kind !== 'team-log' || isEntryRow(value)))
      throw new Error('An entry is damaged');
    const stored = readTeamRows(rows);
    return stored && { stored, folder: team.folder, copies: new Map(this.#copies(scope)) };
  }

  async stored(scope: LibraryScope): Promise<StoredTeam | null> {
    return (await this.load(scope))?.stored ?? null;
  }

  async begin(scope: LibraryScope, stored: StoredTeam, folder: TeamFolder | null): Promise<StoredTeam> {
    this.#check();
    this.browser.copies.delete(keyOf(scope));
    this.browser.teams.set(keyOf(scope), { rows: new Map(), folder });
    this.#write(scope, null, stored);
    this.#announce(scope, 'whole');
    return stored;
  }

  async put(scope: LibraryScope, before: StoredTeam, after: StoredTeam): Promise<void> {
    if (this.browser.isUnavailable) return;
    this.#write(scope, before, after);
    this.#announce(scope, 'own');
  }

  async update(scope: LibraryScope, change: (stored: StoredTeam) => StoredTeam): Promise<StoredTeam | null> {
    const before = await this.stored(scope);
    if (before === null) return null;
    const after = change(before);
    this.#write(scope, before, after);
    this.#announce(scope, 'own');
    return after;
  }

  async saveCopies(
    scope: LibraryScope,
    changed: readonly MemberFile[],
    gone: readonly string[],
    isTold: boolean,
  ): Promise<void> {
    this.#check();
    const copies = this.#copies(scope);
    for (const file of changed) copies.set(file.fileName, structuredClone(file));
    for (const name of gone) copies.delete(name);
    if (isTold) this.#announce(scope, 'whole');
  }

  async remove(scope: LibraryScope): Promise<void> {
    this.#check();
    this.browser.teams.delete(keyOf(scope));
    this.browser.copies.delete(keyOf(scope));
    this.#announce(scope, 'whole');
  }

  async identity(): Promise<Identity | null> {
    this.#check();
    return this.browser.identity;
  }

  async setIdentity(_owner: unknown, identity: Identity): Promise<void> {
    this.#check();
    this.browser.identity = identity;
  }

  deviceKey(): Promise<DeviceKey | null> {
    this.browser.key ??= newKey().then((made) => made && deviceKey(made));
    return this.browser.key;
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #copies(scope: LibraryScope): Map<string, MemberFile> {
    const copies = this.browser.copies.get(keyOf(scope)) ?? new Map<string, MemberFile>();
    this.browser.copies.set(keyOf(scope), copies);
    return copies;
  }

  #write(scope: LibraryScope, before: StoredTeam | null, after: StoredTeam): void {
    const { put, removed } = changedRows(before, after);
    const rows = this.browser.teams.get(keyOf(scope))?.rows;
    for (const row of put) rows?.set(`${row.kind} ${row.id}`, row);
    for (const { kind, id } of removed) rows?.delete(`${kind} ${id}`);
  }

  #check(): void {
    if (this.browser.isUnavailable) throw new StorageProblem('unavailable');
  }

  #announce(scope: LibraryScope, part: 'own' | 'whole'): void {
    for (const window of this.browser.windows) {
      if (window !== this) for (const listener of window.#listeners) listener({ ...scope, part });
    }
  }
}

function keyOf({ organisationId, userId, sowId }: LibraryScope): string {
  return JSON.stringify([organisationId, userId, sowId]);
}
