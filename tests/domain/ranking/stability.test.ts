import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedTopics } from '../../../src/domain/ranking/score';
import { crossingsOf, nearestTurn, scoresOverWeight, stability } from '../../../src/domain/ranking/stability';
import { entityId } from '../../../src/domain/shared/entity-id';
import { newWeight, withPoints, type Weighting } from '../../../src/domain/ranking/weighting';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const topicOf = ([growth, drivers]: readonly [number, number], index: number): Topic =>
  aTopic({ id: entityId(index + 1), name: `Topic ${index + 1}`, growth, driverCount: drivers, sizing: UNKNOWN_SIZING });
const figure = fc.integer({ min: 0, max: 9 });
const some = fc.array(fc.tuple(figure, figure), { minLength: 2, maxLength: 9 }).map((all) => all.map(topicOf));
const points = fc.nat({ max: 100 });
const byTwo = (own: number): Weighting => [newWeight('growth', own), newWeight('drivers', 100 - own)];

describe('how firm a place is', () => {
  it('is the same in each run, and certain for a topic that is best in all figures', () => {
    const topics = [topicOf([9, 9], 0), ...[1, 2, 3, 4, 5].map((value) => topicOf([value, 6 - value], value))];
    const { shareOf, samples, top } = stability(topics, byTwo(60));
    expect([samples, top]).toEqual([500, 2]);
    expect(shareOf.get(topics[0]!.id)).toBe(1);
    expect(stability(topics, byTwo(60))).toEqual({ shareOf, samples, top });
    expect([...shareOf.values()].every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('counts as many first places as there are, and more only where scores are equal', () => {
    fc.assert(
      fc.property(some, points, (topics, own) => {
        const { shareOf, top } = stability(topics, byTwo(own));
        expect([...shareOf.values()].reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(top - 1e-9);
      }),
      { numRuns: 20 },
    );
  });
});

describe('what changes the first place', () => {
  it('is the smallest change of one weight that does, as trying all of them finds it', () => {
    fc.assert(
      fc.property(some, points, (topics, own) => {
        const weighting = byTwo(own);
        const winners = (weights: Weighting) =>
          rankedTopics(topics, weights).flatMap(({ topic, place }) => (place === 1 ? [topic.id] : []));
        const now = winners(weighting);
        const turn = nearestTurn(topics, weighting);
        if (turn !== null) {
          const then = winners(withPoints(weighting, turn.figure, turn.to));
          expect(then).toContain(turn.topic.id);
        }
        const reach = turn === null ? 100 : Math.abs(turn.to - turn.from) - 1;
        for (let step = 0; step <= reach; step += 1)
          for (const to of [own - step, own + step])
            if (to >= 0 && to <= 100) {
              const then = winners(byTwo(to));
              // One of those that were first is first still.
              expect(now.some((id) => then.includes(id))).toBe(true);
            }
      }),
    );
  });

  it('is nothing where one topic is best in everything', () => {
    expect(nearestTurn([topicOf([9, 9], 0), topicOf([1, 2], 1)], byTwo(30))).toBeNull();
    expect(nearestTurn([], byTwo(30))).toBeNull();
  });
});

it('lines over a weight are the scores at its points, and cross where two are equal', () => {
  const topics = [topicOf([0, 9], 0), topicOf([9, 0], 1)];
  const [one, other] = scoresOverWeight(topics, byTwo(50), 'growth', () => true);
  expect([one?.scores[0], one?.scores[100], other?.scores[25]]).toEqual([1, 0, 0.25]);
  expect(crossingsOf([1, 0.6, 0.2], [0, 0.4, 0.8])).toMatchObject([{ at: 1.25 }]);
  expect(crossingsOf([1, 1], [0, 0])).toEqual([]);
});
