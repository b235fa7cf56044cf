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
  return record && { record, team, dropped: dropped.count, isNewer: versionOf(head.output.format) > VERSION };
}

/** @returns null where the text is cut, empty, or no team's file */
export function parseTeamFile(text: string): { readonly team: TeamRecord; readonly isNewer: boolean } | null {
  const head = v.safeParse(teamHead, parse(text));
  const team = head.success ? readTeam(head.output, new Dropped()) : null;
  return team && head.success ? { team, isNewer: versionOf(head.output.format) > VERSION } : null;
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

function versionOf(format: string): number {
  return Number(format.split('/')[1]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
