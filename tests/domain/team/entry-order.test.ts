import { describeInTimeZones } from '../../setup/time-zones';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agoWords, highestNumber, latestShown, orderOf, shownDay } from '../../../src/domain/team/entry-order';
import { membersOf, projectLogs, statusIn, TopicFinder } from '../../../src/domain/team/member';
import { recordsOf } from '../../../src/domain/team/member-file';
import type { MemberRecord } from '../../../src/domain/team/member-record';
import { withComment, withDecision, withReason, withResponsibility } from '../../../src/domain/team/record-edits';
import { responsibleByTopic, topicTimeline } from '../../../src/domain/team/seen-marks';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { aMember, memberId, START, topicId } from '../../builders/team-mother';

const TOPICS = [1, 2].map((id) => ({ id: topicId(id), name: `T${id}` }));
const NAMES = ['maya-7f3a', 'anna-19cd', 'tom-22aa'] as const;
const FINDER = new TopicFinder(TOPICS);

/** One act of one member, at whatever time the clock of the computer says. */
const act = fc.record({
  by: fc.nat({ max: 2 }),
  topic: fc.constantFrom(...TOPICS),
  kind: fc.constantFrom('decide', 'decide', 'explain', 'comment', 'assign', 'read'),
  status: fc.constantFrom<TopicStatus>(...TOPIC_STATUSES),
  clock: fc.constantFrom('1970-01-01', '2026-11-01', '2026-11-02', '2199-01-01').map((day) => `${day}T09:00:00.000Z`),
});

/** What was done last, as one who sees all would write it down. */
interface Truth {
  readonly statuses: Map<string, TopicStatus>;
  readonly responsible: Map<string, string>;
}

/** The members' records after these acts; where `isHeard`, each reads all others before each act. */
function played(acts: readonly (typeof act extends fc.Arbitrary<infer Act> ? Act : never)[], isHeard: boolean) {
  const records = NAMES.map((name) => aMember(name));
  const known = NAMES.map(() => 0);
  const truth: Truth = { statuses: new Map(), responsible: new Map() };
  for (const { by, topic, kind, status, clock } of acts) {
    const own = records[by] as MemberRecord;
    if (kind === 'read' || isHeard) known[by] = Math.max(...records.map(highestNumber));
    const stamp = { n: Math.max(known[by] ?? 0, highestNumber(own)) + 1, at: clock };
    if (kind === 'decide') {
      records[by] = withDecision(own, topic, status, stamp);
      truth.statuses.set(`${by} ${topic.id}`, status);
    } else if (kind === 'explain') records[by] = withReason(own, topic, `why ${stamp.n}`, stamp);
    else if (kind === 'comment') {
      records[by] = withComment(own, { id: `c${stamp.n}`, topicId: topic.id, text: 'Thursday?' }, stamp);
    } else if (kind === 'assign') {
      const entry = { topicId: topic.id, who: memberId(NAMES[by] ?? ''), task: `${by} ${stamp.n}`, due: null };
      records[by] = withResponsibility(own, { ...entry, isDone: false }, stamp);
      truth.responsible.set(topic.id, entry.task);
    }
  }
  return { records, truth };
}

/** What one browser shows: the same for all, but for who 'you' is. */
function picture(records: readonly MemberRecord[], you: string) {
  const [own] = records.filter(({ id }) => id === you);
  const files = records.map((record) => ({ fileName: `${record.id}.json`, content: { record } }));
  const all = own === undefined ? [] : [own, ...recordsOf(files, own.id)];
  const members = membersOf(all, memberId(you), (record) => projectLogs(record, FINDER));
  const context = { marks: null, isHidden: false };
  return {
    statuses: NAMES.map((name) => {
      const member = members.find(({ ids }) => ids.includes(memberId(name)));
      return TOPICS.map(({ id }) => (member === undefined ? null : statusIn(member, id)));
    }),
    responsible: [...responsibleByTopic(members)].map(([id, { task }]) => `${id} ${task}`).toSorted(),
    timeline: TOPICS.map(({ id }) =>
      topicTimeline(members, id, context).map(({ kind, member, order }) => `${kind} ${member.name} ${order}`),
    ),
  };
}

describe('the order of entries', () => {
  it('is the same in every browser, whatever the clocks say and in whichever order the files arrive', () => {
    const shuffled = fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), shuffled, shuffled, (acts, first, second) => {
        const { records, truth } = played(acts, false);
        const inOrder = (order: readonly number[]) => order.map((at) => records[at] as MemberRecord);
        const pictures = NAMES.flatMap((name) => [picture(inOrder(first), name), picture(inOrder(second), name)]);
        for (const each of pictures) expect(each).toEqual(pictures[0]);
        for (const [by] of NAMES.entries()) {
          for (const [at, { id }] of TOPICS.entries()) {
            expect(pictures[0]?.statuses[by]?.[at] ?? 0).toBe(truth.statuses.get(`${by} ${id}`) ?? 0);
          }
        }
      }),
    );
  });

  it('is that of the acts where each member had read the others: the last one counts, whatever its clock says', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const { records, truth } = played(acts, true);
        const { responsible, timeline } = picture(records, NAMES[0]);
        const entries = [...truth.responsible].map(([id, task]) => `${id} ${task}`).toSorted();
        expect(responsible).toEqual(entries);
        for (const each of timeline) {
          const orders = each.map((line) => line.split(' ').at(-1));
          expect(orders).toEqual(orders.toSorted((one, other) => String(one).localeCompare(String(other))));
        }
      }),
    );
  });

  it('has those of earlier versions first, by their times', () => {
    const entries = [
      { n: 2, at: '1970-01-01T09:00:00.000Z' },
      { n: 0, at: '2199-01-01T09:00:00.000Z' },
      { n: 0, at: START },
      { n: 10, at: START },
    ];
    expect(entries.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)).map(({ n }) => n)).toEqual([
      0, 0, 2, 10,
    ]);
  });
});

describe('times', () => {
  it('of a clock that is wrong by a day or more are not shown', () => {
    const latest = latestShown(START);
    expect([shownDay(START, latest), shownDay('2026-11-09T09:00:00.000Z', latest)]).toEqual(['Nov 1, 2026', null]);
    expect(agoWords('2199-01-01T00:00:00.000Z', START)).toBe('at an unknown time');
    expect(agoWords('2026-11-01T08:48:00.000Z', START)).toBe('12 min ago');
  });
});

describeInTimeZones('the day of a time', (zone) => {
  it('is that of the calendar of the user, not 24 hours', () => {
    const now = new Date(2026, 10, 20, 9).toISOString();
    expect([zone, agoWords(new Date(2026, 10, 20, 0, 30).toISOString(), now)]).toEqual([zone, '8 h ago']);
    expect([zone, agoWords(new Date(2026, 10, 19, 23, 30).toISOString(), now)]).toEqual([zone, 'Nov 19, 2026']);
  });
});
