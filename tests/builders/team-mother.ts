import fc from 'fast-check';
import { entityId, type SowId, type TopicId } from '../../src/domain/shared/entity-id';
import {
  newMemberRecord,
  type LoggedDecision,
  type MemberId,
  type MemberRecord,
  type TopicLog,
} from '../../src/domain/team/member-record';
import type { TeamRecord } from '../../src/domain/team/team-record';
import { TOPIC_STATUSES, type TopicStatus } from '../../src/domain/topic/topic-status';

export const memberId = (id: string): MemberId => entityId<'member'>(id);
export const topicId = (id: string | number): TopicId => entityId<'topic'>(id);
const PROJECT: SowId = entityId('1');
export const START = '2026-11-01T09:00:00.000Z';

export function aDecision(status: TopicStatus, at = START, reason: string | null = null): LoggedDecision {
  return { status, at, reason, reasonAt: reason === null ? null : at };
}

/** @param decided the status on each topic, by its id */
export function aMember(
  id: string,
  decided: Readonly<Record<string, TopicStatus | readonly LoggedDecision[]>> = {},
  overrides: Partial<MemberRecord> = {},
): MemberRecord {
  const name = id.split('-')[0] ?? id;
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const record = newMemberRecord(
    { id: memberId(id), name: label, initials: label.slice(0, 2).toUpperCase() },
    PROJECT,
    START,
  );
  const decisions = new Map(
    Object.entries(decided).map(([topic, given]): [TopicId, TopicLog] => [
      topicId(topic),
      { name: `T${topic}`, log: typeof given === 'number' ? [aDecision(given)] : given },
    ]),
  );
  return { ...record, decisions, ...overrides };
}

export function aTeam(overrides: Partial<TeamRecord> = {}): TeamRecord {
  return {
    id: 'team-1',
    ownerName: 'Maya',
    takenOver: null,
    name: 'Packaging council',
    owner: memberId('maya-7f3a'),
    project: { id: PROJECT, name: 'Consumer Goods 2035' },
    createdAt: START,
    changedAt: START,
    decidesFirst: false,
    ...overrides,
  };
}

const time = fc.integer({ min: 0, max: 5 }).map((minute) => `2026-11-01T09:0${minute}:00.000Z`);
const status = fc.constantFrom(...TOPIC_STATUSES);
const text = fc.constantFrom('', 'a', 'b "quoted"', '=cmd', '<b>x</b>', '日本', '__proto__');
const decision: fc.Arbitrary<LoggedDecision> = fc
  .record({ status, at: time, reason: fc.option(fc.constantFrom('one', 'two'), { nil: null }), said: time })
  .map(({ said, ...rest }) => ({ ...rest, reasonAt: rest.reason === null ? null : said }));
/** In one log, a time and status come once. */
const log: fc.Arbitrary<readonly LoggedDecision[]> = fc
  .uniqueArray(decision, { selector: ({ at, status: code }) => `${at} ${code}`, minLength: 1, maxLength: 4 })
  .map((all) => all.toSorted((one, other) => (`${one.at} ${one.status}` < `${other.at} ${other.status}` ? -1 : 1)));
const topicKey = fc.constantFrom('1', '2', '3', '__proto__', 'constructor').map(topicId);
const mapOf = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(topicKey, value), { maxLength: 4 }).map((entries) => new Map(entries));

/** Copies of the record of one member, as they may lie in several places. */
export const someRecord: fc.Arbitrary<MemberRecord> = fc
  .record({
    name: fc.constantFrom('Maya', 'Maya B.'),
    namedAt: time,
    seenAt: time,
    sameAs: fc.uniqueArray(fc.constantFrom('x-1', 'y-2').map(memberId)).map((ids) => ids.toSorted()),
    decisions: mapOf(fc.record({ name: fc.constantFrom('Heat pumps', 'Pumps'), log })),
    comments: fc.uniqueArray(
      fc
        .record({ id: fc.constantFrom('c1', 'c2'), text, changedAt: time })
        .map((own) => ({ ...own, topicId: topicId(1), at: START, isRemoved: own.text === '' })),
      { selector: ({ id }) => id },
    ),
    responsibilities: fc.uniqueArray(
      fc
        .record({ at: time, isDone: fc.boolean(), task: fc.constantFrom('pilot', 'figures') })
        .map((own) => ({ ...own, topicId: topicId(1), who: memberId('anna-19cd'), due: '2027-01-15' })),
      { selector: ({ at }) => at },
    ),
  })
  .map((own) => ({ ...own, id: memberId('maya-7f3a'), initials: 'MA', project: PROJECT }));
