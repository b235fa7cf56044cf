import * as v from 'valibot';
import type { MemberContent, MemberFileFault, MemberFile } from '../../application/team/team-folder';
import { entityId } from '../../domain/shared/entity-id';
import { MEMBER_TEXT_LIMITS, type MemberRecord } from '../../domain/team/member-record';
import { shortenLogs } from '../../domain/team/record-edits';
import { teamIdOf, type TeamRecord } from '../../domain/team/team-record';
import { teamStyle } from '../wire/sow.wire';
import { Dropped, line, memberId, readMember, recordRows, shortId, text, time, writeMember } from './member-wire';
import { speaksFor } from '../../domain/team/member-file';
import { nextTask } from '../next-task';

/** Bytes of a file; larger ones are not read. */
export const FILE_LIMIT = 1024 * 1024;

/** The version that this product writes; files of later ones are read as far as they are known. */
const VERSION = 1;

const memberFormat = v.pipe(v.string(), v.regex(/^team-member\/\d{1,4}$/));
const teamFormat = v.pipe(v.string(), v.regex(/^team\/\d{1,4}$/));
const memberHead = v.looseObject({ format: memberFormat, team: v.nullish(v.unknown(), null) });
const teamHead = v.looseObject({ format: teamFormat });

const takeOver = v.object({ from: v.nullish(memberId, null), name: text(MEMBER_TEXT_LIMITS.name), at: time });

const envelope = v.object({
  id: v.nullish(shortId, null),
  name: line(MEMBER_TEXT_LIMITS.topicName),
  owner: memberId,
  ownerName: v.nullish(text(MEMBER_TEXT_LIMITS.name), ''),
  takenOver: v.nullish(v.unknown(), null),
  project: v.object({ id: shortId, name: text(MEMBER_TEXT_LIMITS.topicName) }),
  created: time,
  changed: time,
  version: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  decideFirst: v.nullish(v.boolean(), false),
  rounds: recordRows,
  decisions: recordRows,
  style: v.nullish(v.unknown(), null),
});

/** @returns null where the envelope is no team */
function readTeam(raw: unknown, dropped: Dropped): TeamRecord | null {
  const result = v.safeParse(envelope, raw);
  if (!result.success) return null;
  const { id, takenOver, project, created, changed, decideFirst, rounds, decisions, style, ...same } = result.output;
  const [taken = null] = dropped.each(takeOver, takenOver === null ? [] : [takenOver]);
  const [look] = dropped.each(teamStyle, style === null ? [] : [style]);
  return {
    ...same,
    id: id ?? teamIdOf(same.owner, created),
    takenOver: taken,
    createdAt: created,
    changedAt: changed,
    project: { id: entityId<'sow'>(project.id), name: project.name },
    decidesFirst: decideFirst,
    ...(rounds.length > 0 && { earlierRounds: rounds }),
    ...(decisions.length > 0 && { decisions }),
    ...(look !== undefined && { style: look }),
  };
}

function writeTeam(team: TeamRecord): object {
  const { takenOver, createdAt, changedAt, decidesFirst, earlierRounds, ...same } = team;
  return {
    ...same,
    takenOver: takenOver ?? undefined,
    created: createdAt,
    changed: changedAt,
    decideFirst: decidesFirst,
    rounds: earlierRounds,
  };
}

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

interface AnyFile {
  readonly name: string;
  readonly size: number;
  readonly lastModified?: number;
  text(): Promise<string>;
}

/** Reads a file like any upload: strictly, within the limits, and only where it belongs to the team's project. */
export async function readMemberFile(file: AnyFile, team: TeamRecord | null, isBeyond = false): Promise<MemberFile> {
  const base = { fileName: file.name, modifiedAt: new Date(file.lastModified ?? 0).toISOString() };
  const failed = (fault: MemberFileFault): MemberFile => ({ ...base, content: null, fault });
  if (isBeyond) return failed('too-many');
  if (file.size > FILE_LIMIT) return failed('too-large');
  const text = await file.text();
  // Each file is a task of its own, so that forty do not block the page.
  await nextTask();
  const content = parseMemberFile(text);
  if (content === null) return failed('damaged');
  if (speaksFor(file.name, content.record.id) === null) return failed('other-name');
  const project = team?.project.id ?? content.team?.project.id ?? content.record.project;
  return content.record.project === project ? { ...base, content, fault: null } : failed('other-project');
}
