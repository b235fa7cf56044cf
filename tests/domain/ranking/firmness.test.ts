import fc from 'fast-check';
import { aTenthByDay } from '../../setup/random-cases';
import { describe, expect, it } from 'vitest';
import { rankedTopics, scaledFigures, scoreAt } from '../../../src/domain/ranking/score';
import { firmnessOf, type RankingInput } from '../../../src/domain/ranking/firmness';
import { crossingsOf, scoresOverWeight } from '../../../src/domain/ranking/score-lines';
import { entityId } from '../../../src/domain/shared/entity-id';
import { newWeight, withPoints, withPointsAt, type Weighting } from '../../../src/domain/ranking/weighting';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const topicOf = ([growth, drivers]: readonly [number, number], index: number): Topic =>
  aTopic({ id: entityId(index + 1), name: `Topic ${index + 1}`, growth, driverCount: drivers, sizing: UNKNOWN_SIZING });
const figure = fc.integer({ min: 0, max: 9 });
const some = fc.array(fc.tuple(figure, figure), { minLength: 2, maxLength: 9 }).map((all) => all.map(topicOf));
const points = fc.nat({ max: 100 });
const byTwo = (own: number): Weighting => [newWeight('growth', own), newWeight('drivers', 100 - own)];

const inputOf = (topics: readonly Topic[], weighting: Weighting): RankingInput => ({
  count: topics.length,
  scaled: scaledFigures(topics, weighting),
  points: weighting.map(({ points: own }) => own),
});

describe('how firm a place is', () => {
  it('is the same in each run, and certain for a topic that is best in all figures', () => {
    const topics = [topicOf([9, 9], 0), ...[1, 2, 3, 4, 5].map((value) => topicOf([value, 6 - value], value))];
    const { shares, samples, top } = firmnessOf(inputOf(topics, byTwo(60)));
    expect([samples, top]).toEqual([500, 2]);
    expect(shares[0]).toBe(1);
    expect(firmnessOf(inputOf(topics, byTwo(60)))).toMatchObject({ shares, samples, top });
    expect([...shares].every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('is what counting in all weightings finds, also where figures are missing', () => {
    const value = fc.option(fc.integer({ min: 0, max: 6 }), { nil: NaN });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 40 }),
        fc.tuple(points, points),
        (rows, [one, two]) => {
          const [low, high] = [Math.min(one, two), Math.max(one, two)];
          const own = [low, high - low, 100 - high];
          const scaled = [0, 1, 2].map((at) => Float64Array.from(rows, (values) => (values[at] ?? NaN) / 6));
          const numbers = (): (() => number) => {
            let state = 7;
            return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
          };
          const { shares, samples, top } = firmnessOf({ count: rows.length, scaled, points: own }, numbers());
          const random = numbers();
          const counts = rows.map(() => 0);
          for (let sample = 0; sample < samples; sample += 1) {
            const moved = own.map((each) => Math.max(0, each + (random() * 2 - 1) * 10));
            const scores = rows.map((_, index) => scoreAt(scaled, index, moved));
            const known = scores.filter((score) => !Number.isNaN(score)).toSorted((first, last) => last - first);
            const bound = known[Math.min(top, known.length) - 1] ?? Infinity;
            scores.forEach((score, index) => score >= bound && (counts[index]! += 1));
          }
          expect([...shares]).toEqual(counts.map((each) => each / samples));
        },
      ),
      { numRuns: aTenthByDay(100) },
    );
  });

  it('counts as many first places as there are, and more only where scores are equal', () => {
    fc.assert(
      fc.property(some, points, (topics, own) => {
        const { shares, top } = firmnessOf(inputOf(topics, byTwo(own)));
        expect([...shares].reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(top - 1e-9);
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
        const { turn } = firmnessOf(inputOf(topics, weighting));
        if (turn !== null) {
          const then = winners(withPoints(weighting, weighting[turn.figure]!.figure, turn.to));
          expect(then).toContain(topics[turn.topic]!.id);
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

  it('is that of a computation which tries all topics, also where figures are missing', () => {
    const value = fc.option(fc.integer({ min: 0, max: 6 }), { nil: NaN });
    const row = fc.tuple(value, value, value);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), fc.tuple(points, points), (rows, [one, two]) => {
        const [low, high] = [Math.min(one, two), Math.max(one, two)];
        const own = [low, high - low, 100 - high];
        const scaled = [0, 1, 2].map((at) => Float64Array.from(rows, (values) => (values[at] ?? NaN) / 6));
        const leader = (weights: readonly number[]): number | null => {
          let [best, most]: [number | null, number] = [null, -1];
          rows.forEach((values, index) => {
            const known = values.flatMap((each, at) => (Number.isNaN(each) ? [] : [[each / 6, weights[at]!] as const]));
            const sum = known.reduce((all, [, weight]) => all + weight, 0);
            const score = known.reduce(
              (all, [each, weight]) => all + each * (sum > 0 ? weight / sum : 1 / known.length),
              0,
            );
            if (known.length > 0 && score > most + 1e-9) [best, most] = [index, score];
          });
          return best;
        };
        const turns = Array.from({ length: 100 }, (_, step) => step + 1).flatMap((step) =>
          [0, 1, 2].flatMap((figure_) =>
            [own[figure_]! + step, own[figure_]! - step].flatMap((to) => {
              if (to < 0 || to > 100) return [];
              const topic = leader(withPointsAt(own, figure_, to));
              return topic === leader(own) ? [] : [{ figure: figure_, from: own[figure_]!, to, topic }];
            }),
          ),
        );
        expect(firmnessOf({ count: rows.length, scaled, points: own }).turn).toEqual(turns[0] ?? null);
      }),
      { numRuns: aTenthByDay(300) },
    );
  });

  it('is nothing where one topic is best in everything', () => {
    expect(firmnessOf(inputOf([topicOf([9, 9], 0), topicOf([1, 2], 1)], byTwo(30))).turn).toBeNull();
    expect(firmnessOf(inputOf([], byTwo(30))).turn).toBeNull();
  });
});

it('lines over a weight are the scores at its points, and cross where two are equal', () => {
  const topics = [topicOf([0, 9], 0), topicOf([9, 0], 1)];
  const [one, other] = scoresOverWeight(topics, byTwo(50), scaledFigures(topics, byTwo(50)), 'growth', () => true);
  expect([one?.scores[0], one?.scores[100], other?.scores[25]]).toEqual([1, 0, 0.25]);
  expect(crossingsOf([1, 0.6, 0.2], [0, 0.4, 0.8])).toMatchObject([{ at: 1.25 }]);
  expect(crossingsOf([1, 1], [0, 0])).toEqual([]);
});
