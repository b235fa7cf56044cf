import { orderOf } from './entry-order';
import type { MemberId, MemberRecord } from './member-record';
import { mergeRecords, withFurtherEntries } from './merge-records';

/** An id as this product makes it: a file of this name is never a copy of another one. */
const MADE_ID = /^[a-z0-9]+-[0-9a-f]{4,6}\.json$/;

/** What a synchroniser puts behind a name: ' (2)', '-LAPTOP', '.sync-conflict-20261101', ' (conflicted copy)'. */
const COPY_ENDING = /^[\s._([~-].*\.json$/;

/** Which parts of the own file are closed: they are never written again. */
export interface ClosedParts {
  /** The place of their last entry, see `orderOf`; '': none is closed. */
  readonly upTo: string;
  /** The number of the open part. */
  readonly next: number;
}

export const NOTHING_CLOSED: ClosedParts = { upTo: '', next: 1 };

/** Parts of one member that are read: about 10 MB, or 60,000 decisions. */
export const MOST_MEMBER_PARTS = 20;

/** A part, or the head, which says who the member is: `{id}/{number}.json`, the head with the number 0. */
const PART = /^([^/]*)\/(.*)$/;
const PART_NAME = /^\d{1,3}\.json$/;

/** The names of files of this product have no other signs; a look-alike is another sign. */
const lowerCase = (text: string): string => text.replace(/[A-Z]/g, (sign) => sign.toLowerCase());

/** Whether a file of the folder `members` may be one of a member; '._anna.json' of a Mac and lock files are not. */
export function isMemberFileName(fileName: string): boolean {
  return /^[^.~].*\.json$/i.test(fileName);
}

/**
 * A file speaks for the member after whom it, or its folder, is named, whatever is in it. copy: a synchroniser's copy of that file, which
 * only adds entries. null: it is named after another.
 */
export function speaksFor(fileName: string, id: MemberId): 'member' | 'copy' | null {
  const [, folder, part = ''] = PART.exec(fileName) ?? [];
  if (folder !== undefined) return folder !== id ? null : PART_NAME.test(part) ? 'member' : 'copy';
  const name = lowerCase(fileName);
  if (name === `${id}.json`) return 'member';
  if (MADE_ID.test(name) || !name.startsWith(id)) return null;
  return COPY_ENDING.test(name.slice(id.length)) ? 'copy' : null;
}

/** What a file says. */
interface FileOfMember {
  readonly fileName: string;
  readonly content: { readonly record: MemberRecord } | null;
}

/** One record for each member but the user: the parts of their file, with the entries that only copies have. */
export function recordsOf(files: readonly FileOfMember[], own: MemberId): readonly MemberRecord[] {
  const byId = new Map<MemberId, SpokenFile[]>();
  const inOrder = files
    .flatMap(({ fileName, content }) =>
      content === null ? [] : [{ record: content.record, speaks: speaksFor(fileName, content.record.id) }],
    )
    .filter(({ record, speaks }) => speaks !== null && record.id !== own)
    .toSorted((one, other) => rank(one) - rank(other) || (hereOf(one.record) < hereOf(other.record) ? 1 : -1));
  for (const file of inOrder) byId.set(file.record.id, [...(byId.get(file.record.id) ?? []), file]);
  return [...byId.values()].map(unitedFiles);
}

interface SpokenFile {
  readonly record: MemberRecord;
  readonly speaks: ReturnType<typeof speaksFor>;
}

/** What the files of a member make: of forty members most have not changed, and neither has what is computed from them. */
const united = new WeakMap<MemberRecord, { readonly files: readonly SpokenFile[]; readonly record: MemberRecord }>();

function unitedFiles(files: readonly SpokenFile[]): MemberRecord {
  const [first, ...others] = files as [SpokenFile, ...SpokenFile[]];
  const known = united.get(first.record);
  const isSame =
    known?.files.length === files.length && known.files.every(({ record }, at) => record === files[at]?.record);
  if (known !== undefined && isSame) return known.record;
  // Parts of one file are one record; a copy only adds.
  const record = others.reduce(
    (kept, { record: other, speaks }) => (speaks === 'member' ? mergeRecords : withFurtherEntries)(kept, other),
    first.record,
  );
  united.set(first.record, { files, record });
  return record;
}

const hereOf = ({ version: n, seenAt: at }: MemberRecord): string => orderOf({ n, at });

function rank({ speaks }: { readonly speaks: ReturnType<typeof speaksFor> }): number {
  return speaks === 'member' ? 0 : 1;
}
