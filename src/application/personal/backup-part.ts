import type { SowId } from '../../domain/shared/entity-id';
import type { DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';

/** What a feature adds to the file of all that is the user's: 'Save all of mine'. */
export interface BackupPart {
  /** Its key among the parts of the file. */
  readonly name: string;
  /**
   * As JSON; null: there is nothing. Rejects where it cannot be read.
   * @param project only of this one
   */
  of(owner: DataOwner, project?: SowId): Promise<unknown>;
  /** Nothing is changed yet. Rejects with a LibraryFileFault. @param raw as a file has it, which may be anything */
  read(raw: unknown, owner: DataOwner): Promise<ReadPart>;
}

/** What a part of a file adds and changes. */
export interface ReadPart {
  readonly counts: readonly PartCount[];
  /** Does it; what was changed later meanwhile stays, and nothing is deleted. Rejects where it cannot be stored. */
  readIn(): Promise<void>;
}

export interface PartCount {
  readonly words: readonly [one: string, many?: string];
  readonly added: number;
  readonly replaced: number;
}

/** What features contribute; each is loaded with the first use, because the first screen does not need it. */
export const BackupParts = token<readonly (() => Promise<BackupPart>)[]>('BackupParts');

/** All of them, in the order in which a file is read in. */
export type LoadBackupParts = () => Promise<readonly BackupPart[]>;
export const LoadBackupParts = token<LoadBackupParts>('LoadBackupParts');
