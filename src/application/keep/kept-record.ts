import type { DataOwner } from '../session/personal-keys';
import { RECORD_KINDS, type RecordKindName } from './record-kinds';

/**
 * Whose record it is and what it is about: one row of the storage. The key begins with the owner, so that its first parts
 * name exactly the records of one user, of one project, or of one kind in it.
 */
export type RecordKey = readonly [organisation: string, user: string, project: string, kind: string, id: string];

/** The first parts of keys. */
export type KeyPrefix = readonly string[];

/** What is stored under a key. */
export interface StoredRow {
  /** When the value was changed; ISO 8601 in UTC with milliseconds, so that texts compare as times. */
  readonly at: string;
  /** The version of the form of the value, counted by its kind. */
  readonly form: number;
  /** What the feature of the kind stores: anything that can be copied by structured cloning. */
  readonly value: unknown;
}

export interface KeptRecord extends StoredRow {
  readonly key: RecordKey;
}

/** Where the records of one project of one user are. */
export interface RecordPlace extends DataOwner {
  /** The id of a project, or what else distinguishes the data that the records are about. */
  readonly project: string;
}

export function ownerPrefix({ organisationId, userId }: DataOwner): readonly [string, string] {
  return [organisationId, userId];
}

export function recordKey(place: RecordPlace, kind: RecordKindName, id: string): RecordKey {
  return [...ownerPrefix(place), place.project, kind, id];
}

export function keptRecord(
  place: RecordPlace,
  kind: RecordKindName,
  id: string,
  { at, value }: Pick<StoredRow, 'at' | 'value'>,
): KeptRecord {
  return { key: recordKey(place, kind, id), at, form: RECORD_KINDS[kind].form, value };
}

/** Of a key, as a key of a map. */
export const recordKeyText = (key: RecordKey): string => JSON.stringify(key);

export function ownerOf([organisationId, userId]: RecordKey): DataOwner {
  return { organisationId, userId };
}

export function beginsWith(key: readonly string[], prefix: KeyPrefix): boolean {
  return prefix.every((part, index) => key[index] === part);
}

/** @returns null: it is damaged */
export function storedRow(stored: unknown): StoredRow | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { at, form } = stored as Partial<StoredRow>;
  return typeof at === 'string' && typeof form === 'number' && 'value' in stored ? (stored as StoredRow) : null;
}
