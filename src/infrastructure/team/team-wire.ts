import * as v from 'valibot';
import { entityId } from '../../domain/shared/entity-id';
import { MEMBER_TEXT_LIMITS } from '../../domain/team/member-record';
import { teamIdOf, type TeamDecision, type TeamRecord } from '../../domain/team/team-record';
import { teamStyle } from '../wire/house-style.wire';
import { reason, statusWord, wordOf } from './member-wire';
import { line, memberId, recordRows, shortId, text, time, topicId, type Dropped } from './wire-fields';

const decision = v.pipe(
  v.object({ topic: topicId, name: text(MEMBER_TEXT_LIMITS.topicName), s: statusWord, why: reason, at: time }),
  v.transform((raw): TeamDecision => ({
    topicId: raw.topic,
    name: raw.name,
    status: raw.s,
    reason: raw.why,
    at: raw.at,
  })),
);

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
  decideFirst: v.nullish(v.boolean(), false),
  rounds: recordRows,
  decisions: recordRows,
  style: v.nullish(v.unknown(), null),
});

/** @returns null where the envelope is no team */
export function readTeam(raw: unknown, dropped: Dropped): TeamRecord | null {
  const result = v.safeParse(envelope, raw);
  if (!result.success) return null;
  const { id, name, owner, ownerName, takenOver, project, created, changed, decideFirst, rounds, decisions, style } =
    result.output;
  const look = style === null ? null : dropped.one(teamStyle, style);
  return {
    id: id ?? teamIdOf(owner, created),
    name,
    owner,
    ownerName,
    takenOver: takenOver === null ? null : dropped.one(takeOver, takenOver),
    createdAt: created,
    changedAt: changed,
    project: { id: entityId<'sow'>(project.id), name: project.name },
    decidesFirst: decideFirst,
    ...(rounds.length > 0 && { earlierRounds: rounds }),
    decisions: dropped.each(decision, decisions),
    ...(look !== null && { style: look }),
  };
}

export function writeTeam(team: TeamRecord): object {
  const {
    id,
    name,
    owner,
    ownerName,
    takenOver,
    project,
    createdAt,
    changedAt,
    decidesFirst,
    decisions,
    style,
    earlierRounds,
  } = team;
  return {
    id,
    name,
    owner,
    ownerName,
    ...(takenOver !== null && { takenOver }),
    project,
    created: createdAt,
    changed: changedAt,
    decideFirst: decidesFirst,
    ...(earlierRounds !== undefined && { rounds: earlierRounds }),
    decisions: decisions.map((each) => ({
      topic: each.topicId,
      name: each.name,
      s: wordOf(each.status),
      why: each.reason,
      at: each.at,
    })),
    ...(style !== undefined && { style }),
  };
}
