import { orderOf } from './entry-order';
import type { MemberId, MemberRecord } from './member-record';
import { withFurtherEntries } from './merge-records';

/** An id as this product makes it: a file of this name is never a copy of another one. */
const MADE_ID = /^[a-z0-9]+-[0-9a-f]{4,6}\.json$/;

/** What a synchroniser puts behind a name: ' (2)', '-LAPTOP', '.sync-conflict-20261101', ' (conflicted copy)'. */
const COPY_ENDING = /^[\s._([~-].*\.json$/;

/** Whether a file of the folder `members` may be one of a member; '._anna.json' of a Mac and lock files are not. */
export function isMemberFileName(fileName: string): boolean {
  return /^[^.~].*\.json$/i.test(fileName);
}

/**
 * A file speaks for the member after whom it is named, whatever is in it. copy: a synchroniser's copy of that file, which
 * only adds entries. null: it is named after another.
 */
export function speaksFor(fileName: string, id: MemberId): 'member' | 'copy' | null {
  const name = fileName.toLowerCase();
  if (name === `${id}.json`) return 'member';
  if (MADE_ID.test(name) || !name.startsWith(id)) return null;
  return COPY_ENDING.test(name.slice(id.length)) ? 'copy' : null;
}

/** What a file says. */
interface FileOfMember {
  readonly fileName: string;
  readonly content: { readonly record: MemberRecord } | null;
}

/** One record for each member but the user: their file, with the entries that only its copies have. */
export function recordsOf(files: readonly FileOfMember[], own: MemberId): readonly MemberRecord[] {
  const byId = new Map<MemberId, MemberRecord>();
  const inOrder = files
    .flatMap(({ fileName, content }) =>
      content === null ? [] : [{ record: content.record, speaks: speaksFor(fileName, content.record.id) }],
    )
    .filter(({ record, speaks }) => speaks !== null && record.id !== own)
    .toSorted((one, other) => rank(one) - rank(other) || (hereOf(one.record) < hereOf(other.record) ? 1 : -1));
  for (const { record } of inOrder) {
    const known = byId.get(record.id);
    byId.set(record.id, known === undefined ? record : withFurtherEntries(known, record));
  }
  return [...byId.values()];
}

const hereOf = ({ version: n, seenAt: at }: MemberRecord): string => orderOf({ n, at });

function rank({ speaks }: { readonly speaks: ReturnType<typeof speaksFor> }): number {
  return speaks === 'member' ? 0 : 1;
}
