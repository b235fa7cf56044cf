import type { ClosedParts } from '../../domain/team/member-file';
import type { MemberId, MemberRecord } from '../../domain/team/member-record';
import type { RecordedDecision } from '../../domain/team/recorded-decision';
import type { TeamRecord } from '../../domain/team/team-record';
import type { DroppedFile, Clock } from '../shared/browser-ports';
import { token } from '../shared/token';

/** What the file of a member says. */
export interface MemberContent {
  readonly record: MemberRecord;
  /** The part of the owner; null: it has none. */
  readonly team: TeamRecord | null;
  /** Entries that could not be read. */
  readonly dropped: number;
}

/**
 * Why a file is not read. damaged: it is cut, empty, or no record. altered: it is not what its author has signed.
 * other-key: another key than the member's has signed it, or none.
 * too-large: above 1 MB. other-project, other-team: it belongs to another. other-name: it is not named after the member who
 * is in it. too-many: the folder has more members than are read. folder: a folder of this name is in its place. silent: it
 * has not answered in time.
 */
export type MemberFileFault =
  | 'damaged'
  | 'altered'
  | 'other-key'
  | 'too-large'
  | 'other-project'
  | 'other-team'
  | 'other-name'
  | 'too-many'
  | 'folder'
  | 'silent';

/** What is said of the file. */
export const FAULT_WORDS: Readonly<Record<MemberFileFault, string>> = {
  damaged: 'cannot be read: it is cut or damaged, or no part of a team',
  altered: 'was changed by someone other than its author, and is left out',
  'other-key': 'was not written by a computer of its member, and is left out',
  'too-large': 'is larger than 1 MB',
  'other-project': 'belongs to another project',
  'other-team': 'belongs to another team',
  'other-name': 'is named after a member other than the one in it, and is left out',
  'too-many': 'is one too many: a team has at most 200 members',
  folder: 'is a folder, where a file of a member was',
  silent: 'does not answer',
};

export interface MemberFile {
  /** `{id}/{number}.json` or, of an earlier version and of files handed over, `{id}.json`. Never part of a path that is written. */
  readonly fileName: string;
  /** The public key of the device that has signed it; null: it is unsigned. */
  readonly signer: string | null;
  /** ISO 8601 */
  readonly modifiedAt: string;
  /** null: see `fault`. */
  readonly content: MemberContent | null;
  readonly fault: MemberFileFault | null;
}

/** A file beside those of the team that may hold the project. */
export interface ProjectFile {
  readonly name: string;
  open(): Promise<DroppedFile>;
}

/** A file of the folder `decisions`. */
export interface DecisionFile {
  readonly fileName: string;
  /** The public key that has signed it; null: none. */
  readonly signer: string | null;
  /** null: it is cut, damaged, changed since it was signed, or something else. */
  readonly decision: RecordedDecision | null;
}

export interface FolderReading {
  readonly files: readonly MemberFile[];
  /** null: none is there, or it cannot be read now. */
  readonly team: TeamRecord | null;
  /** The public key that has signed the file of the team; null: none. */
  readonly teamSigner: string | null;
  /** The file of the team is not what was signed. */
  readonly isTeamAltered: boolean;
  readonly projects?: readonly ProjectFile[];
  readonly recorded?: readonly DecisionFile[];
}

/**
 * permission: the browser asks the user again. unreachable: moved, renamed, or not synchronised. silent: it has not answered
 * in time. read-only: the user may not write there. newer: the own file was written by a newer version of the product. full:
 * the disk is.
 */
export type FolderProblemKind = 'permission' | 'unreachable' | 'silent' | 'read-only' | 'newer' | 'full';

/** The only thing that the promises of a {@link TeamFolder} reject with. */
export class FolderProblem extends Error {
  override readonly name = 'FolderProblem';

  constructor(
    readonly kind: FolderProblemKind,
    options?: { readonly cause?: unknown },
  ) {
    super(`The team folder: ${kind}`, options);
  }
}

/** Until when a folder may answer. */
export interface Deadline {
  readonly hasPassed: boolean;
  /** Resolves when it passes. */
  readonly passed: Promise<void>;
}

/**
 * How the records of a team come together. common: all members write and read one place. sent: members save their own part as
 * a file, send it, and read the parts of others. invented: the colleagues are a sample, in this browser alone.
 */
export type TeamExchange = 'common' | 'sent' | 'invented';

/** Where the records of a team are; a further place is a line here, with an adapter of {@link TeamFolder}. */
const EXCHANGES = {
  folder: 'common',
  files: 'sent',
  sample: 'invented',
} as const satisfies Readonly<Record<string, TeamExchange>>;

export type TeamKind = keyof typeof EXCHANGES;

/** What follows from where the records of a team are. */
export function exchangeOf(kind: TeamKind): TeamExchange {
  return EXCHANGES[kind];
}

/** Reads what was stored: an earlier version, which had only folders, said nothing. */
export function readTeamKind(raw: unknown): TeamKind {
  return typeof raw === 'string' && Object.hasOwn(EXCHANGES, raw) ? (raw as TeamKind) : 'folder';
}

/** Signs for a device. The private key cannot be read out. */
export interface DeviceKey {
  readonly publicKey: string;
  /** @param content as JSON has it */
  sign(content: object): Promise<{ readonly key: string; readonly signature: string }>;
}

/** What the user's browser holds: the content of the own file, and for the owner that of the team's. */
export interface OwnContent {
  readonly closed: ClosedParts;
  /** null: this browser cannot sign. */
  readonly key: DeviceKey | null;
  readonly own: MemberRecord;
  /** null: the user is not the owner. */
  readonly team: TeamRecord | null;
}

export interface WrittenFile {
  readonly stood: MemberRecord | null;
  readonly closed: ClosedParts;
}

/**
 * Where the members' records come from and the own one goes to; only a folder does all. Rejects with a FolderProblem, at the
 * latest when the deadline passes.
 */
export interface TeamFolder {
  readonly kind: TeamKind;
  readonly name: string;
  /** Files that have not changed are not read again; those that do not answer in time are named. */
  read(deadline: Deadline): Promise<FolderReading>;
  /**
   * Replaces the open parts of the own file, and the team's file for its owner. Windows of one browser do this one after the
   * other.
   * @param content is asked when it is this window's turn
   * @returns stood: what stood there and another than this device has written; null: nothing that can be read
   */
  write(id: MemberId, content: () => Promise<OwnContent>, deadline: Deadline): Promise<WrittenFile>;
  /** Asks for the permission again; only in a click. */
  allow?(): Promise<boolean>;
  /** Deletes the own file with its copies. */
  remove?(own: MemberId, deadline: Deadline): Promise<void>;
  /** Deletes the copies of the own file that a synchroniser has made. */
  removeCopies?(own: MemberId, deadline: Deadline): Promise<void>;
  /** Writes a further file of a decision, signed, and never one that is there. Only for the one who leads the team. */
  record?(decision: Omit<RecordedDecision, 'sum'>, key: DeviceKey, deadline: Deadline): Promise<void>;
  /** Calls back where the system tells of changes. @returns stops */
  watch?(changed: () => void): () => void;
}

/** A file that a colleague has handed over, or that the user has dropped. */
export interface HandedFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/** Opens team folders and reads files that are handed over. */
export interface TeamFolders {
  /** Whether this browser can open folders. */
  readonly isOffered: boolean;
  /** Browsers open folders for pages over https only, and this one came over plain http. */
  readonly needsHttps: boolean;
  /** Asks the user for a folder. null: none was chosen. Rejects with a FolderProblem where the browser does not ask. */
  pick(): Promise<TeamFolder | null>;
  /** A team without a folder. */
  handed(): TeamFolder;
  readFile(file: HandedFile): Promise<MemberFile>;
  /** The own part as the content of a file, with what is known of the team. */
  fileOf(own: MemberRecord, team: TeamRecord, key: DeviceKey | null): Promise<string>;
}
export const TeamFolders = token<TeamFolders>('TeamFolders');

/** Milliseconds that a folder may take. */
const FIRST = 10_000;
const LONGEST = 80_000;

/** How long a folder is waited for: twice as long after each time that it did not answer, so that a slow one is read at last. */
export class Patience {
  #milliseconds = FIRST;

  constructor(private readonly clock: Clock) {}

  /** @param work rejects with a {@link FolderProblem} of the kind silent when the deadline passes */
  async within<Result>(work: (deadline: Deadline) => Promise<Result>): Promise<Result> {
    let hasPassed = false;
    let pass = (): void => {};
    const passed = new Promise<void>((resolve) => (pass = resolve));
    const cancel = this.clock.after(this.#milliseconds, () => {
      hasPassed = true;
      pass();
    });
    const deadline: Deadline = {
      passed,
      get hasPassed() {
        return hasPassed;
      },
    };
    try {
      const result = await work(deadline);
      this.#milliseconds = FIRST;
      return result;
    } catch (error) {
      const isSilent = error instanceof FolderProblem && error.kind === 'silent';
      this.#milliseconds = isSilent ? Math.min(LONGEST, this.#milliseconds * 2) : FIRST;
      throw error;
    } finally {
      cancel();
    }
  }
}
