import * as v from 'valibot';
import type { MemberContent } from '../../application/team/team-folder';
import { shortenLogs } from '../../domain/team/shorten-logs';
import type { MemberRecord } from '../../domain/team/member-record';
import type { TeamRecord } from '../../domain/team/team-record';
import { readMember, writeMember } from './member-wire';
import { readTeam, writeTeam } from './team-wire';
import { Dropped } from './wire-fields';

/** Bytes of a file; larger ones are not read. */
export const FILE_LIMIT = 1024 * 1024;

/** The version that this product writes; files of later ones are read as far as they are known. */
const VERSION = 1;

const memberFormat = v.pipe(v.string(), v.regex(/^team-member\/\d{1,4}$/));
const teamFormat = v.pipe(v.string(), v.regex(/^team\/\d{1,4}$/));
const memberHead = v.looseObject({ format: memberFormat, team: v.nullish(v.unknown(), null) });
const teamHead = v.looseObject({ format: teamFormat });

/** @returns null where the text is cut, empty, or no member's file */
export function parseMemberFile(text: string): MemberContent | null {
  const head = v.safeParse(memberHead, parse(text));
  if (!head.success) return null;
  const dropped = new Dropped();
  const record = readMember(head.output, dropped);
  const team = head.output.team === null ? null : readTeam(head.output.team, dropped);
  return record && { record, team, dropped: dropped.count };
}

/** @returns null where the text is cut, empty, or no team's file */
export function parseTeamFile(text: string): TeamRecord | null {
  const head = v.safeParse(teamHead, parse(text));
  return head.success ? readTeam(head.output, new Dropped()) : null;
}

/** A file of at most 1 MB: where the history is longer, the oldest entries of each topic are left out. */
export function memberFileText(record: MemberRecord, team: TeamRecord | null = null): string {
  for (let entries = 64; ; entries = Math.floor(entries / 2)) {
    const shown = shortenLogs(record, entries);
    const content = { format: `team-member/${VERSION}`, ...writeMember(shown), ...(team && { team: writeTeam(team) }) };
    const text = JSON.stringify(content);
    if (entries <= 1 || new TextEncoder().encode(text).length <= FILE_LIMIT) return text;
  }
}

export function teamFileText(team: TeamRecord): string {
  return JSON.stringify({ format: `team/${VERSION}`, ...writeTeam(team) });
}

/** Of a file that cannot be read otherwise, such as one of a newer version, or a cut one. */
export function isNewerText(text: string): boolean {
  const version = /"format"\s*:\s*"team(?:-member)?\/(\d{1,4})"/.exec(text)?.[1];
  return version !== undefined && Number(version) > VERSION;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
