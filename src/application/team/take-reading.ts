import { foundEntries } from '../../domain/team/merge-records';
import { speaksFor } from '../../domain/team/member-file';
import type { MemberId, MemberRecord } from '../../domain/team/member-record';
import { mergeRecords } from '../../domain/team/merge-records';
import { followTeam, withDecisionsOf, type TeamRecord } from '../../domain/team/team-record';
import type { FolderReading, MemberFile } from './team-folder';
import type { StoredTeam } from './team-storage';

interface TakenFiles {
  readonly copies: ReadonlyMap<string, MemberFile>;
  readonly changed: readonly MemberFile[];
  /** Names of files that are not in the folder any more. */
  readonly gone: readonly string[];
}

/** Takes over the files that were read: a damaged one leaves its last good copy, one that is gone takes its copy with it. */
export function takeFiles(copies: ReadonlyMap<string, MemberFile>, files: readonly MemberFile[]): TakenFiles {
  const next = new Map<string, MemberFile>();
  for (const file of files) {
    const copy = copies.get(file.fileName);
    next.set(file.fileName, copy !== undefined && isSame(copy, file) ? copy : withLastGood(file, copy));
  }
  const changed = [...next.values()].filter((file) => copies.get(file.fileName) !== file);
  const gone = [...copies.keys()].filter((name) => !next.has(name));
  return { copies: changed.length === 0 && gone.length === 0 ? copies : next, changed, gone };
}

/** A file of another team, or of another owner: it is named, and changes nothing. */
export interface StrayTeam {
  readonly team: TeamRecord;
  /** It lies beside the team's file. */
  readonly isCopy: boolean;
}

/** Follows the team's file of the folder, see {@link followTeam}; its copies only add decisions. */
export function takeTeam(
  known: TeamRecord,
  reading: FolderReading,
  isHere: (member: MemberId) => boolean,
  now: string,
): { readonly team: TeamRecord; readonly stray: StrayTeam | null } {
  const followed = reading.team === null ? { team: known, stray: null } : followTeam(known, reading.team, isHere, now);
  const copies = reading.teamCopies ?? [];
  const own = copies.filter(({ id, owner }) => id === followed.team.id && owner === followed.team.owner);
  const other = copies.find(({ id }) => id !== followed.team.id) ?? null;
  const team = followed.stray ?? other;
  return {
    team: own.reduce(withDecisionsOf, followed.team),
    stray: team && { team, isCopy: followed.stray === null },
  };
}

/** The file of a member can be read, or could a moment ago. */
export function isReadable(files: Iterable<MemberFile>, member: MemberId): boolean {
  return [...files].some(({ fileName, content, fault }) => {
    const isMember = content?.record.id === member && speaksFor(fileName, member) === 'member';
    return isMember && (fault === null || fault === 'silent');
  });
}

/** Remembers what other copies of the own record say beyond what the browser holds; the same object where that is nothing. */
export function withFoundIn(stored: StoredTeam, copies: readonly MemberRecord[]): StoredTeam {
  return copies.reduce((kept, copy) => {
    const known = [kept.found, kept.leftOut].filter((record) => record !== null);
    const found = foundEntries(copy, [kept.own, ...known]);
    if (found === null) return kept;
    return { ...kept, found: kept.found === null ? found : mergeRecords(kept.found, found) };
  }, stored);
}

/** The own file is missing, older than what was written last, or has entries of others. */
export function isOwnFileOther({ own, writtenAt }: StoredTeam, files: readonly MemberFile[]): boolean {
  const file = files.find(({ fileName }) => speaksFor(fileName, own.id) === 'member');
  if (file === undefined) return true;
  const record = file.content?.record;
  if (record === undefined || file.fault !== null) return file.fault === 'damaged' || file.fault === 'other-name';
  return record.seenAt < (writtenAt ?? '') || foundEntries(record, [own]) !== null;
}

function isSame(one: MemberFile, other: MemberFile): boolean {
  return one.modifiedAt === other.modifiedAt && one.fault === other.fault;
}

function withLastGood(file: MemberFile, copy: MemberFile | undefined): MemberFile {
  return file.content === null ? { ...file, content: copy?.content ?? null } : file;
}
