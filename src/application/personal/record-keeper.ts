import type { DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';

/** By the kind of a record. */
export type RecordChecks = Readonly<Record<string, (value: unknown) => boolean>>;

/** What a feature knows of its records that are in the file as they are stored. */
export interface RecordKeeper {
  /** Says of a value of a kind whether the feature can read it. */
  readonly checks: RecordChecks;
  /** Brings to the records what earlier versions have stored elsewhere. */
  readonly takeOver: (owner: DataOwner) => Promise<void>;
}

/** Each is loaded with the first use. */
export const RecordKeepers = token<readonly (() => Promise<RecordKeeper>)[]>('RecordKeepers');
