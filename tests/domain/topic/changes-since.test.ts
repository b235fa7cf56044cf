import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesByTopic,
  changesSince,
  hasChanges,
  type ChangeKind,
  type TopicMove,
  changeWords,
} from '../../../src/domain/topic/changes-since';
import { areSameTopics, topicSnapshot } from '../../../src/domain/topic/topic-snapshot';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const figure = fc.option(fc.constantFrom(-0.2, 0, 0.1, 0.25), { nil: null });
const topic: fc.Arbitrary<Topic> = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    code: fc.option(fc.constantFrom(1, 2, 3, 4), { nil: null }),
    growth: figure,
    average: figure,
    driverCount: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    status: fc.constantFrom(null, 0, 3),
  })
  .map(({ id, code, growth, average, driverCount, status }) =>
    aTopic({
      id: entityId(id),
      quadrant: quadrantOf(code as 1 | null),
      growth,
      sizing: { ...UNKNOWN_SIZING, average },
      driverCount,
      status: status as 0 | null,
    }),
  );
const project = fc.uniqueArray(topic, { selector: ({ id }) => id });
const visitOf = (topics: readonly Topic[]) => ({ topics: topics.map((each) => topicSnapshot(each)) });

describe('the changes since a visit', () => {
  it('hold each topic in one group or in none', () => {
    fc.assert(
      fc.property(project, project, (before, now) => {
        const { new: added, movedQuadrant, changed, gone } = changesSince(visitOf(before), now);
        const ids = [...added, ...movedQuadrant, ...changed, ...gone].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('are empty for the same topics, in any order and with any status', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const now = topics.toReversed().map((each) => ({ ...each, status: 1 as const }));
        expect(hasChanges(changesSince(visitOf(topics), now))).toBe(false);
      }),
    );
  });

  it('hold a topic if and only if a compared value differs', () => {
    fc.assert(
      fc.property(project, project, (before, now) => {
        const changes = changesByTopic(changesSince(visitOf(before), now));
        const values = (topics: readonly Topic[], id: Topic['id']) => {
          const found = topics.find((each) => each.id === id);
          return found && [found.quadrant.code, found.growth, found.sizing.average, found.driverCount];
        };
        for (const { id } of [...before, ...now]) {
          const isSame = JSON.stringify(values(before, id)) === JSON.stringify(values(now, id));
          expect(changes.has(id)).toBe(!isSame);
        }
      }),
    );
  });

  it('swap what is new and what is gone when they are taken the other way round', () => {
    fc.assert(
      fc.property(project, project, (before, now) => {
        const there = changesSince(visitOf(before), now);
        const back = changesSince(visitOf(now), before);
        expect(there.new).toEqual(back.gone);
        expect(there.gone).toEqual(back.new);
        expect(new Set(there.movedQuadrant.map(({ id }) => id))).toEqual(
          new Set(back.movedQuadrant.map(({ id }) => id)),
        );
      }),
    );
  });

  it('say how a topic has moved', () => {
    const before = aTopic({ quadrant: quadrantOf(3), growth: 0.25, driverCount: 9 });
    const now = aTopic({ quadrant: quadrantOf(1), growth: 0.5, driverCount: null, name: 'Renamed' });
    const [moved]: readonly TopicMove[] = changesSince(visitOf([before]), [now]).movedQuadrant;
    expect(moved).toMatchObject({ name: 'Renamed', from: 3, to: 1 });
    const differences = [moved?.growth, moved?.sizing, moved?.drivers].map((change) => change?.difference);
    expect(differences).toEqual([0.25, 0, null]);
  });

  it('call a change of figures within one quadrant changed', () => {
    const { changed, movedQuadrant } = changesSince(visitOf([aTopic({ driverCount: 9 })]), [
      aTopic({ driverCount: 7 }),
    ]);
    expect(changed).toMatchObject([{ drivers: { difference: -2 }, growth: { isSeen: false } }]);
    expect(movedQuadrant).toEqual([]);
  });

  it('can be looked up by topic', () => {
    const [one, other] = [aTopic({ id: entityId(1) }), aTopic({ id: entityId(2) })];
    const changes = changesByTopic(changesSince(visitOf([one]), [other]));
    const kinds: readonly (ChangeKind | undefined)[] = [changes.get(one.id)?.kind, changes.get(other.id)?.kind];
    expect(kinds).toEqual(['gone', 'new']);
  });
});

describe('two snapshots', () => {
  it('are the same whatever their order, and differ by a status', () => {
    const [one, other] = [topicSnapshot(aTopic({ id: entityId(1) })), topicSnapshot(aTopic({ id: entityId(2) }))];
    expect(areSameTopics([one, other], [other, one])).toBe(true);
    expect(areSameTopics([one], [{ ...one, status: 4 }])).toBe(false);
    expect(areSameTopics([one], [one, other])).toBe(false);
  });
});

const before = aTopic({
  quadrant: quadrantOf(3),
  growth: 0.1,
  sizing: { ...UNKNOWN_SIZING, average: 0.2 },
  driverCount: 4,
});

function wordsFor(changes: Partial<Topic>): string | null {
  const now = { ...before, ...changes };
  const change = changesByTopic(changesSince({ topics: [topicSnapshot(before)] }, [now])).get(now.id);
  return change === undefined ? 'no change' : changeWords(change);
}

describe('what has changed about a topic since the last visit, in words', () => {
  it.each([
    [{}, 'no change'],
    [{ quadrant: quadrantOf(1), growth: 0.3 }, 'Potential Disruptor at your last visit, now Strong Signal'],
    [{ growth: 0.05 }, 'Since your visit: growth −5 points'],
    [
      { growth: 0.2, sizing: { ...UNKNOWN_SIZING, average: 0.25 }, driverCount: 3 },
      'Since your visit: growth +10 points, sizing +5 points, 1 driver fewer',
    ],
    [{ growth: null }, 'Since your visit: growth no longer known'],
    [{ growth: 0.100001 }, 'no change'],
  ] as const)('%j: %s', (changes, words) => {
    expect(wordsFor(changes)).toBe(words);
  });

  it('says that it is new, and nothing of what is gone', () => {
    const topic = topicSnapshot(before);
    expect([changeWords({ kind: 'new', topic }), changeWords({ kind: 'gone', topic })]).toEqual([
      'New since your visit',
      null,
    ]);
  });
});
