import * as v from 'valibot';
import type { DeviceKey, MemberContent } from '../../application/team/team-folder';
import { entityId } from '../../domain/shared/entity-id';
import { MEMBER_TEXT_LIMITS, type MemberRecord } from '../../domain/team/member-record';
import { teamIdOf, type TeamRecord } from '../../domain/team/team-record';
import { teamStyle } from '../wire/sow.wire';
import {
  Dropped,
  line,
  memberId,
  readLead,
  readMember,
  recordRows,
  shortId,
  text,
  time,
  writeMember,
} from './member-wire';
import { isRow } from '../wire/rows';

/** Bytes of a file; larger ones are not read. */
export const FILE_LIMIT = 1024 * 1024;

/** The version that this product writes; files of later ones are read as far as they are known. */
const VERSION = 2;

const memberFormat = v.pipe(v.string(), v.regex(/^team-member\/\d{1,4}$/));
const teamFormat = v.pipe(v.string(), v.regex(/^team\/\d{1,4}$/));
const memberHead = v.looseObject({ format: memberFormat, team: v.nullish(v.unknown(), null) });
const teamHead = v.looseObject({ format: teamFormat });

const envelope = v.object({
  id: v.nullish(shortId, null),
  name: line(MEMBER_TEXT_LIMITS.topicName),
  owner: v.nullable(memberId),
  ownerName: v.nullish(text(MEMBER_TEXT_LIMITS.name), ''),
  founder: v.optional(v.nullable(memberId)),
  lead: recordRows,
  deputy: v.nullish(memberId, null),
  project: v.object({ id: shortId, name: text(MEMBER_TEXT_LIMITS.topicName) }),
  created: time,
  changed: time,
  version: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  decideFirst: v.nullish(v.boolean(), false),
  rounds: recordRows,
  decisions: recordRows,
  confirmed: recordRows,
  style: v.nullish(v.unknown(), null),
  weights: v.nullish(v.unknown(), null),
});

/** Of six figures with long names. */
const teamWeights = v.pipe(v.string(), v.minLength(1), v.maxLength(8000));
const confirmation = v.strictTuple([memberId, v.pipe(v.string(), v.maxLength(200))]);

/** @returns null where the envelope is no team */
function readTeam(raw: unknown, dropped: Dropped): TeamRecord | null {
  const result = v.safeParse(envelope, raw);
  if (!result.success) return null;
  const {
    id,
    founder,
    lead,
    project,
    created,
    changed,
    decideFirst,
    rounds,
    decisions,
    style,
    weights,
    confirmed,
    ...same
  } = result.output;
  const first = founder === undefined ? same.owner : founder;
  const known = id ?? (first && teamIdOf(first, created));
  if (known === null) return null;
  const [ranking] = dropped.each(teamWeights, weights === null ? [] : [weights]);
  const [look] = dropped.each(teamStyle, style === null ? [] : [style]);
  return {
    ...same,
    id: known,
    // Of earlier versions, which had no steps, the owner is the first one that is known.
    founder: first,
    lead: readLead(lead, dropped),
    createdAt: created,
    changedAt: changed,
    project: { id: entityId<'sow'>(project.id), name: project.name },
    decidesFirst: decideFirst,
    confirmed: dropped.each(confirmation, confirmed),
    ...(rounds.length > 0 && { earlierRounds: rounds }),
    ...(decisions.length > 0 && { decisions }),
    ...(look !== undefined && { style: look }),
    ...(ranking !== undefined && { weights: ranking }),
  };
}

function writeTeam(team: TeamRecord): object {
  const { createdAt, changedAt, decidesFirst, earlierRounds, ...same } = team;
  return {
    ...same,
    created: createdAt,
    changed: changedAt,
    decideFirst: decidesFirst,
    rounds: earlierRounds,
  };
}

/** @returns null where it is no member's file */
export function readMemberContent(raw: unknown): MemberContent | null {
  const head = v.safeParse(memberHead, raw);
  if (!head.success) return null;
  const dropped = new Dropped();
  const record = readMember(head.output, dropped);
  const team = head.output.team === null ? null : readTeam(head.output.team, dropped);
  return record && { record, team, dropped: dropped.count };
}

/** @returns null where it is no team's file */
export function readTeamContent(raw: unknown): TeamRecord | null {
  const head = v.safeParse(teamHead, raw);
  return head.success ? readTeam(head.output, new Dropped()) : null;
}

/** The content of a file of a member, or of a part of it. */
export function memberContent(record: MemberRecord, team: TeamRecord | null = null): object {
  return { format: `team-member/${VERSION}`, ...writeMember(record), ...(team && { team: writeTeam(team) }) };
}

export function teamContent(team: TeamRecord): object {
  return { format: `team/${VERSION}`, ...writeTeam(team) };
}

/** What a file of this content has in it, signed where the browser can sign. */
export async function signedText(content: object, key: DeviceKey | null): Promise<string> {
  // As it will be read: without what JSON leaves out.
  const plain = JSON.parse(JSON.stringify(content)) as object;
  return JSON.stringify({ ...plain, ...(await key?.sign(plain)) });
}

/** Whether a file has this content, signed with this key where there is one. */
export function hasContent(text: string, content: object, key: DeviceKey | null): boolean {
  const [stood, now] = [parse(text), JSON.parse(JSON.stringify(content)) as object];
  if (!isRow(stood)) return false;
  const { key: signer, signature: _signature, ...plain } = stood;
  return (key === null || signer === key.publicKey) && JSON.stringify(plain) === JSON.stringify(now);
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
