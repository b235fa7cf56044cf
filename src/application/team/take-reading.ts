import { mergeTeams } from '../../domain/team/team-record';
import type { FolderReading, MemberFile } from './team-folder';
import type { LoadedTeam } from './team.store';

interface Taken {
  readonly loaded: LoadedTeam;
  readonly changed: readonly MemberFile[];
  /** Names of files that are not in the folder any more. */
  readonly gone: readonly string[];
  readonly isSameTeam: boolean;
}

/** Takes over what was read: a damaged file leaves its last good copy, one that is gone takes its copy with it. */
export function takeReading(before: LoadedTeam, { files, team }: FolderReading): Taken {
  const { copies, stored } = before;
  // Files that were handed over are in no folder: their copies are all there is.
  const next = new Map(stored.kind === 'files' ? copies : []);
  for (const file of files) {
    const copy = copies.get(file.fileName);
    next.set(file.fileName, copy !== undefined && isSame(copy, file) ? copy : withLastGood(file, copy));
  }
  const united = team === null ? stored.team : mergeTeams(stored.team, team);
  const isSameTeam = JSON.stringify(united) === JSON.stringify(stored.team);
  const changed = [...next.values()].filter((file) => copies.get(file.fileName) !== file);
  const gone = [...copies.keys()].filter((name) => !next.has(name));
  const isUnchanged = changed.length === 0 && gone.length === 0 && isSameTeam;
  const loaded = isUnchanged ? before : { ...before, copies: next, stored: { ...stored, team: united } };
  return { loaded, changed, gone, isSameTeam };
}

function isSame(one: MemberFile, other: MemberFile): boolean {
  return one.modifiedAt === other.modifiedAt && one.fault === other.fault && votesIn(one) === votesIn(other);
}

/** The votes of the sample change without a file. */
function votesIn({ content }: MemberFile): unknown {
  return content?.record.votes.size === 0 ? null : content?.record.votes;
}

function withLastGood(file: MemberFile, copy: MemberFile | undefined): MemberFile {
  return file.content === null ? { ...file, content: copy?.content ?? null } : file;
}
