import { type MemberId, type MemberRecord, lastOf } from '../../domain/team/member-record';
import type { SeenMarks } from '../../domain/team/seen-marks';
import type { TeamRecord } from '../../domain/team/team-record';
import type { LibraryScope } from '../personal/personal-library';
import type { DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';
import type { ClosedParts } from '../../domain/team/member-file';
import type { KnownKeys } from '../../domain/team/trusted-files';
import type { DeviceKey, MemberFile, TeamFolder, TeamKind } from './team-folder';
import type { SowId, TopicId } from '../../domain/shared/entity-id';

/** The team of a project as this browser holds it. */
export interface StoredTeam {
  readonly kind: TeamKind;
  readonly own: MemberRecord;
  readonly team: TeamRecord;
  /** Own acts that are not in the folder yet. */
  readonly unwritten: number;
  /** When the own file was written last; ISO 8601. */
  readonly writtenAt: string | null;
  /** When this browser joined; ISO 8601. */
  readonly joinedAt: string;
  readonly closed: ClosedParts;
  /** Whose files count, see `trusted-files.ts`. */
  readonly keys: KnownKeys;
  readonly refused: readonly string[];
  /** What was there at the last visit, and in this one. */
  readonly seen: SeenMarks;
  readonly latest: SeenMarks;
  /** The end of the last visit that `seen` is of; ISO 8601. */
  readonly seenSince: string | null;
  /** What stood in the own file or in a copy of it and is not of this browser: to be taken in or left out. null: nothing. */
  readonly found: MemberRecord | null;
  /** The last change of the lead that the user was told of, see `leadPlace`; '': none. */
  readonly leadTold: string;
  /** What the user has left out: it is not asked again. */
  readonly leftOut: MemberRecord | null;
}

/** What is open of a team. */
export interface LoadedTeam {
  readonly scope: LibraryScope;
  readonly stored: StoredTeam;
  /** The last good copy of each colleague's file, by its name. */
  readonly copies: ReadonlyMap<string, MemberFile>;
}

export interface OpenedTeam extends Omit<LoadedTeam, 'scope'> {
  /** null: the team has no folder, or the browser has lost it. */
  readonly folder: TeamFolder | null;
}

/** Who the user is in all teams of this browser. */
export interface Identity {
  readonly id: MemberId;
  readonly name: string;
  readonly initials: string;
}

/** Of which user a team has changed in another window. */
export interface TeamChange extends DataOwner {
  /** own: what is stored of the user. whole: a team was begun, removed, or has other copies. */
  readonly part: 'own' | 'whole';
  /** null: of any project. */
  readonly sowId: SowId | null;
}

/** Teams in this browser: own acts are here first, copies of others until the team is left. Rejects with a StorageProblem. */
export interface TeamStorage {
  load(scope: LibraryScope): Promise<OpenedTeam | null>;
  /** As {@link load}, without the copies. */
  stored(scope: LibraryScope): Promise<StoredTeam | null>;
  /** @returns it, with entries of the user in this project that are here already, such as of a file that was read in */
  begin(scope: LibraryScope, stored: StoredTeam, folder: TeamFolder | null): Promise<StoredTeam>;
  /**
   * Stores an own act, from this moment on: it outlives the page also where that ends at once. Never rejects for the storage.
   * @returns when it is stored, or the storage has refused it, which the user is told
   */
  put(scope: LibraryScope, before: StoredTeam, after: StoredTeam): Promise<void>;
  /** Reads, changes and writes in one step, because another window may do the same. @returns null without a team */
  update(scope: LibraryScope, change: (stored: StoredTeam) => StoredTeam): Promise<StoredTeam | null>;
  /** @param isTold the other windows do not read these files themselves */
  saveCopies(
    scope: LibraryScope,
    changed: readonly MemberFile[],
    gone: readonly string[],
    isTold: boolean,
  ): Promise<void>;
  /** Removes the team with all copies of others. */
  remove(scope: LibraryScope): Promise<void>;
  identity(owner: DataOwner): Promise<Identity | null>;
  setIdentity(owner: DataOwner, identity: Identity): Promise<void>;
  /** The key of this browser for this user, which is made with its first use. null: this browser cannot sign. */
  deviceKey(owner: DataOwner): Promise<DeviceKey | null>;
  /** Calls back for changes by other windows. @returns stops */
  onChange(listener: (change: TeamChange) => void): () => void;
}
export const TeamStorage = token<TeamStorage>('TeamStorage');

/** The reasons of the user's own last decisions, also in a project that is not open. */
export class OwnReasons {
  constructor(private readonly storage: TeamStorage) {}

  /** Empty where the project has no team. Rejects with a StorageProblem. */
  async of(scope: LibraryScope): Promise<ReadonlyMap<TopicId, string>> {
    const decisions = (await this.storage.stored(scope))?.own.decisions ?? new Map();
    const reasons = new Map<TopicId, string>();
    for (const [id, log] of decisions) {
      const reason = lastOf(log)?.reason ?? null;
      if (reason !== null) reasons.set(id, reason);
    }
    return reasons;
  }
}
