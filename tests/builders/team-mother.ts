import { someFigures } from './topic-mother';
import fc from 'fast-check';
import { entityId, type SowId, type TopicId } from '../../src/domain/shared/entity-id';
import { orderOf } from '../../src/domain/team/entry-order';
import {
  newMemberRecord,
  type LoggedDecision,
  type MemberId,
  type MemberRecord,
  type TopicLog,
} from '../../src/domain/team/member-record';
import { leadPlace, unitedSteps, type LeadStep } from '../../src/domain/team/team-lead';
import type { TeamRecord } from '../../src/domain/team/team-record';
import type { StoredTeam } from '../../src/application/team/team-storage';
import { NOTHING_CLOSED } from '../../src/domain/team/member-file';
import { TOPIC_STATUSES, type TopicStatus } from '../../src/domain/topic/topic-status';

export const memberId = (id: string): MemberId => entityId<'member'>(id);
export const topicId = (id: string | number): TopicId => entityId<'topic'>(id);
const PROJECT: SowId = entityId('1');
export const START = '2026-11-01T09:00:00.000Z';

export function aDecision(status: TopicStatus, at = START, reason: string | null = null): LoggedDecision {
  return { status, at, n: 0, reason, reasonAt: reason === null ? null : at, reasonN: 0 };
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
    founder: overrides.owner ?? memberId('maya-7f3a'),
    lead: [],
    deputy: null,
    name: 'Packaging council',
    owner: memberId('maya-7f3a'),
    project: { id: PROJECT, name: 'Consumer Goods 2035' },
    createdAt: START,
    changedAt: START,
    version: 0,
    decidesFirst: false,
    confirmed: [],
    ...overrides,
  };
}

export function aStoredTeam(overrides: Partial<StoredTeam> = {}): StoredTeam {
  return {
    kind: 'folder',
    own: aMember('maya-7f3a'),
    team: aTeam(),
    unwritten: 0,
    writtenAt: null,
    joinedAt: START,
    closed: NOTHING_CLOSED,
    keys: new Map(),
    refused: [],
    seen: null,
    latest: null,
    seenSince: null,
    found: null,
    leadTold: '',
    leftOut: null,
    ...overrides,
  };
}

const time = fc.integer({ min: 0, max: 5 }).map((minute) => `2026-11-01T09:0${minute}:00.000Z`);
const number = fc.constantFrom(0, 0, 1, 2, 3);
const placeOf = (decision: LoggedDecision): string => `${orderOf(decision)} ${decision.status} ${decision.at}`;
const status = fc.constantFrom(...TOPIC_STATUSES);
const text = fc.constantFrom('', 'a', 'b "quoted"', '=cmd', '<b>x</b>', '日本', '__proto__');
const decision: fc.Arbitrary<LoggedDecision> = fc
  .record({
    status,
    at: time,
    n: number,
    reason: fc.option(fc.constantFrom('one', 'two'), { nil: null }),
    said: time,
    reasonN: number,
    figures: fc.option(fc.constantFrom(0.1, 0.2), { nil: null }),
    again: fc.constantFrom('no', 'confirms', 'takes back'),
    condition: fc.option(fc.record({ text: fc.constantFrom('["a"]', '["b"]', null), at: time, n: number }), {
      nil: null,
    }),
  })
  .map(({ said, figures, again, condition, ...rest }) => ({
    ...rest,
    reasonAt: rest.reason === null ? null : said,
    ...(figures !== null && { figures: someFigures({ growth: figures }) }),
    ...(again === 'confirms' && { confirms: true as const }),
    ...(again === 'takes back' && { takesBack: true as const }),
    ...(condition !== null && { condition }),
  }));
/** In one log, a number, status and time come once. */
const log: fc.Arbitrary<readonly LoggedDecision[]> = fc
  .uniqueArray(decision, { selector: placeOf, minLength: 1, maxLength: 4 })
  .map((all) => all.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)));
const topicKey = fc.constantFrom('1', '2', '3', '__proto__', 'constructor').map(topicId);
const mapOf = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(topicKey, value), { maxLength: 4 }).map((entries) => new Map(entries));

const mapOfMarks = fc
  .array(fc.tuple(fc.constantFrom('x-1', 'y-2').map(memberId), fc.record({ n: number, version: number, at: time })), {
    maxLength: 2,
  })
  .map((entries) => new Map(entries));

const leader = fc.constantFrom('maya-7f3a', 'anna-19cd', 'tom-22aa', 'zoe-77ff').map(memberId);

/** A step on the lead of `aTeam`, whether it counts or not. */
export const someStep: fc.Arbitrary<LeadStep> = fc
  .record({
    kind: fc.constantFrom('hand-over' as const, 'take-over' as const, 'objection' as const),
    n: fc.integer({ min: 1, max: 4 }),
    by: leader,
    other: fc.option(leader, { nil: null }),
    at: time,
  })
  .map((step) => ({ ...step, team: 'team-1', byName: step.by, otherName: step.other ?? '', key: '', signature: '' }));

/** Copies of the record of one member, as they may lie in several places. */
export const someRecord: fc.Arbitrary<MemberRecord> = fc
  .record({
    name: fc.constantFrom('Maya', 'Maya B.'),
    namedAt: time,
    namedN: number,
    seenAt: time,
    version: number,
    read: mapOfMarks,
    team: fc.constantFrom('', 'team-1'),
    last: number,
    lead: fc.uniqueArray(someStep, { selector: leadPlace, maxLength: 3 }).map((steps) => unitedSteps([], steps)),
    devices: fc.constantFrom('k1', 'k2').map((key) => new Map([[memberId('maya-7f3a'), key]])),
    sameAs: fc.uniqueArray(fc.constantFrom('x-1', 'y-2').map(memberId)).map((ids) => ids.toSorted()),
    decisions: mapOf(fc.record({ name: fc.constantFrom('Heat pumps', 'Pumps'), log })),
    comments: fc.uniqueArray(
      fc
        .record({ id: fc.constantFrom('c1', 'c2'), text, changedAt: time, changedN: number })
        .map((own) => ({ ...own, topicId: topicId(1), n: 1, at: START, isRemoved: own.text === '' })),
      { selector: ({ id }) => id },
    ),
    responsibilities: fc.uniqueArray(
      fc
        .record({ at: time, n: number, isDone: fc.boolean(), task: fc.constantFrom('pilot', 'figures') })
        .map((own) => ({ ...own, topicId: topicId(1), who: memberId('anna-19cd'), due: '2027-01-15' })),
      { selector: (entry) => `${orderOf(entry)} ${entry.at}` },
    ),
  })
  .map((own) => ({ ...own, id: memberId('maya-7f3a'), initials: 'MA', project: PROJECT }));
