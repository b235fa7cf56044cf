import { fold, foldedWords } from '../shared/fold';
import { speaksFor } from './member-file';
import type { MemberId, MemberRecord } from './member-record';

/** What is known of a file of a member. */
export interface SignedFile {
  readonly fileName: string;
  /** The public key of the device that has signed it; null: it is unsigned. */
  readonly signer: string | null;
  readonly content: { readonly record: MemberRecord } | null;
}

/** The keys whose files count for a member; {@link UNSIGNED}: unsigned ones do. The first key seen is remembered. */
export type KnownKeys = ReadonlyMap<MemberId, readonly string[]>;

/** In the place of a key, for members whose files were unsigned from the beginning. */
export const UNSIGNED = '';

/** A file that counts for nothing until the reader answers: it says that it is of this member. */
export interface TrustQuestion {
  readonly id: MemberId;
  readonly name: string;
  readonly key: string;
  /** The member of this name that is known already; the same as `id` where another key has signed for it. */
  readonly known: MemberId;
}

export interface Trust {
  readonly keys: KnownKeys;
  /** Keys that the reader has left out, each with its member: `{id} {key}`. */
  readonly refused: readonly string[];
}

export function refusalOf({ id, key }: Pick<TrustQuestion, 'id' | 'key'>): string {
  return `${id} ${key}`;
}

const keyOf = ({ signer }: SignedFile): string => signer ?? UNSIGNED;

const speaks = ({ fileName, content }: SignedFile): boolean =>
  content !== null && speaksFor(fileName, content.record.id) !== null;

/** The files that count. */
export function countedFiles<File extends SignedFile>(files: readonly File[], keys: KnownKeys): readonly File[] {
  return files.filter((file) => {
    const id = file.content?.record.id;
    return id === undefined || !speaks(file) || (keys.get(id)?.includes(keyOf(file)) ?? false);
  });
}

/**
 * The known keys with those that need no answer: the first key of a member of a new name; the first key of one whose files
 * were unsigned before; the keys that a known device names; those that the owner of the team has confirmed.
 * @param confirmed by the owner
 * @returns the same object where nothing is new
 */
export function withFirstKeys(
  known: KnownKeys,
  files: readonly SignedFile[],
  you: Pick<MemberRecord, 'id' | 'name' | 'devices'>,
  confirmed: readonly (readonly [MemberId, string])[] = [],
): KnownKeys {
  const keys = new Map(known);
  const add = (id: MemberId, key: string): void => {
    const before = (keys.get(id) ?? []).filter((each) => each !== UNSIGNED);
    if (!keys.get(id)?.includes(key)) keys.set(id, [...before, key]);
  };
  for (const [id, key] of confirmed) if (id !== you.id) add(id, key);
  for (const [id, key] of you.devices) if (id !== you.id) add(id, key);
  const spoken = files.filter((file) => speaks(file) && file.content?.record.id !== you.id);
  // What a known device names counts, and so does what that one names, whatever the order of the files.
  for (let size = -1; size !== countOf(keys);) {
    size = countOf(keys);
    for (const { content } of countedFiles(spoken, keys)) {
      for (const [id, key] of content?.record.devices ?? []) if (id !== you.id) add(id, key);
    }
  }
  const ids = [...new Set(spoken.flatMap(({ content }) => content?.record.id ?? []))].sort();
  for (const id of ids) {
    const own = spoken.filter(({ content }) => content?.record.id === id);
    const signed = own.find(({ signer }) => signer !== null);
    const isTaken = keys.get(id)?.some((key) => key !== UNSIGNED) === true;
    if (isTaken || (signed === undefined && keys.has(id))) continue;
    const [first] = own;
    if (first === undefined || (!keys.has(id) && namesake(first, spoken, keys, you) !== null)) continue;
    add(id, keyOf(signed ?? first));
  }
  return isEqual(keys, known) ? known : keys;
}

/** What the reader is asked, one question for each member and key. */
export function trustQuestions(
  files: readonly SignedFile[],
  { keys, refused }: Trust,
  you: Pick<MemberRecord, 'id' | 'name' | 'devices'>,
): readonly TrustQuestion[] {
  const counted = new Set(countedFiles(files, keys));
  const questions = new Map<string, TrustQuestion>();
  for (const file of files) {
    const { content } = file;
    if (content === null || counted.has(file) || content.record.id === you.id) continue;
    const { id, name } = content.record;
    const question = { id, name, key: keyOf(file), known: namesake(file, files, keys, you) ?? id };
    // Files of before the member's browser signed them say nothing that the signed ones do not.
    const isEarlier = question.key === UNSIGNED && keys.has(id);
    if (!isEarlier && !refused.includes(refusalOf(question))) questions.set(refusalOf(question), question);
  }
  return [...questions.values()].sort((one, other) => (refusalOf(one) < refusalOf(other) ? -1 : 1));
}

/** Another member of the same name whose key is known; null: there is none. */
function namesake(
  { content }: SignedFile,
  files: readonly SignedFile[],
  keys: KnownKeys,
  you: Pick<MemberRecord, 'id' | 'name' | 'devices'>,
): MemberId | null {
  if (content === null) return null;
  const { id, name } = content.record;
  const isSame = (other: Pick<MemberRecord, 'id' | 'name'>): boolean =>
    other.id !== id && seenName(other.name) === seenName(name);
  if (isSame(you) && you.devices.size > 0) return you.id;
  const known = countedFiles(files, keys).find((file) => {
    const record = file.content?.record;
    return record !== undefined && isSame(record) && keys.get(record.id)?.some((key) => key !== UNSIGNED) === true;
  });
  return known?.content?.record.id ?? null;
}

/** What a reader sees of a name: blanks, signs and characters without a shape do not tell two members apart. */
function seenName(name: string): string {
  return foldedWords(name).join('') || fold(name).trim();
}

function countOf(keys: KnownKeys): number {
  return [...keys.values()].reduce((sum, own) => sum + own.length, 0);
}

function isEqual(one: KnownKeys, other: KnownKeys): boolean {
  return one.size === other.size && [...one].every(([id, own]) => own.join(' ') === (other.get(id) ?? []).join(' '));
}
