import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberRecord } from '../../../src/domain/team/member-record';
import { mergeRecords } from '../../../src/domain/team/merge-records';
import { followTeam, mergeTeams } from '../../../src/domain/team/team-record';
import { aDecision, aMember, aTeam, memberId, someStep, someRecord, START, topicId } from '../../builders/team-mother';

/** Maps and lists without the order of their entries. */
function plain({ decisions, comments, responsibilities, ...rest }: MemberRecord): unknown {
  const sorted = <Value>(map: ReadonlyMap<string, Value>) =>
    [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const inOrder = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();
  return {
    ...rest,
    decisions: sorted(decisions),
    comments: inOrder(comments),
    responsibilities: inOrder(responsibilities),
  };
}

describe('copies of a record are united', () => {
  it('in any order, with the same result', () => {
    fc.assert(
      fc.property(someRecord, someRecord, someRecord, (one, two, three) => {
        expect(plain(mergeRecords(one, two))).toEqual(plain(mergeRecords(two, one)));
        expect(plain(mergeRecords(mergeRecords(one, two), three))).toEqual(
          plain(mergeRecords(one, mergeRecords(two, three))),
        );
      }),
    );
  });

  it('without an effect of uniting again', () => {
    fc.assert(
      fc.property(someRecord, someRecord, (one, two) => {
        const both = mergeRecords(one, two);
        expect(plain(mergeRecords(both, one))).toEqual(plain(both));
        expect(plain(mergeRecords(both, both))).toEqual(plain(both));
      }),
    );
  });

  it('into the first one itself where the other has nothing new', () => {
    fc.assert(
      fc.property(someRecord, someRecord, (one, two) => {
        const both = mergeRecords(mergeRecords(one, two), two);
        const settled = mergeRecords(both, structuredClone(both));
        for (const known of [both, one, two]) expect(mergeRecords(settled, structuredClone(known))).toBe(settled);
      }),
    );
  });

  it('without losing a decision of either', () => {
    fc.assert(
      fc.property(someRecord, someRecord, (one, two) => {
        const both = mergeRecords(one, two);
        for (const [id, { log }] of [...one.decisions, ...two.decisions]) {
          const united = both.decisions.get(id)?.log ?? [];
          for (const { at, status } of log)
            expect(united.some((each) => each.at === at && each.status === status)).toBe(true);
        }
      }),
    );
  });

  it('by time for each decision: the later one of two windows counts', () => {
    const early = aMember('maya-7f3a', { 1: [aDecision(2, '2026-11-01T09:00:00.000Z')], 2: 3 });
    const late = aMember('maya-7f3a', { 1: [aDecision(3, '2026-11-02T09:00:00.000Z')] });
    const log = mergeRecords(late, early)
      .decisions.get(topicId(1))
      ?.log.map(({ status }) => status);
    expect(log).toEqual([2, 3]);
  });
});

describe('two files of a team', () => {
  it('of the same owner: the newer one counts', () => {
    const one = aTeam({ earlierRounds: [{ id: 'r1' }] });
    const other = aTeam({ decidesFirst: true, changedAt: '2026-11-02T09:00:00.000Z' });
    for (const both of [mergeTeams(one, other), mergeTeams(other, one)]) expect(both).toBe(other);
  });

  it('leave the one that was read first, whatever is read later', () => {
    const owners = fc.constantFrom('maya-7f3a', 'anna-19cd', 'tom-22aa').map(memberId);
    const someTeam = fc
      .record({
        id: fc.constantFrom('team-1', 'team-2'),
        owner: owners,
        createdAt: fc.constantFrom(START, '2020-01-01T00:00:00.000Z', '2199-01-01T00:00:00.000Z'),
        lead: fc.array(someStep, { maxLength: 3 }),
      })
      .map((part) => aTeam(part));
    fc.assert(
      fc.property(someTeam, fc.array(someTeam), (read, later) => {
        const first = { ...read, lead: [] };
        const last = later.reduce((team, each) => followTeam(team, each, []).team, first);
        expect([last.id, last.owner, last.lead]).toEqual([first.id, first.owner, []]);
      }),
    );
  });
});
