import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedTopics, scaledFigures } from '../../../src/domain/ranking/score';
import { entityId } from '../../../src/domain/shared/entity-id';
import { newWeight, withPoints, type Weight, type Weighting } from '../../../src/domain/ranking/weighting';
import { ownKey } from '../../../src/domain/topic/own-values';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const IMPACT = ownKey('Impact');
const EFFORT = ownKey('Effort');

type Values = { readonly growth: number | null; readonly Impact: number | null; readonly Effort: number | null };

function topicOf({ growth, ...own }: Values, index: number): Topic {
  const known = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)) as Record<string, number>;
  return aTopic({ id: entityId(index + 1), name: `Topic ${index + 1}`, growth, own: known });
}

const value = fc.option(fc.integer({ min: -5, max: 5 }), { nil: null });
const topicsOf = fc.array(fc.record({ growth: value, Impact: value, Effort: value }), { maxLength: 12 });
const weighting: fc.Arbitrary<Weighting> = fc
  .tuple(
    fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 })),
    fc.array(fc.record({ isLowBetter: fc.boolean(), scaling: fc.constantFrom('range', 'rank') }), {
      minLength: 3,
      maxLength: 3,
    }),
  )
  .map(([cuts, hows]) => {
    const [one = 0, two = 0] = cuts.toSorted((first, second) => first - second);
    const points = [one, two - one, 100 - two];
    return (['growth', IMPACT, EFFORT] as const).map((figure, index): Weight => ({
      ...newWeight(figure, points[index] ?? 0),
      ...hows[index],
    }));
  });

/** The score of one topic, as one would compute it with paper and pencil. */
function naive(all: readonly Values[], own: Values, weights: Weighting): number | null {
  const of = (values: Values, { figure }: Weight) =>
    figure === 'growth' ? values.growth : values[figure === IMPACT ? 'Impact' : 'Effort'];
  let [sum, points] = [0, 0];
  const parts: number[] = [];
  for (const weight of weights) {
    const mine = of(own, weight);
    if (mine === null) continue;
    const known = all.map((each) => of(each, weight)).filter((each) => each !== null);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    const lower = known.filter((each) => each < mine).length;
    const equal = known.filter((each) => each === mine).length - 1;
    const range = most === least ? 0.5 : (mine - least) / (most - least);
    const rank = known.length === 1 ? 0.5 : (lower + equal / 2) / (known.length - 1);
    const scaled = weight.scaling === 'rank' ? rank : range;
    const part = weight.isLowBetter ? 1 - scaled : scaled;
    parts.push(part);
    sum += part * weight.points;
    points += weight.points;
  }
  if (parts.length === 0) return null;
  const lacks = (values: Values): boolean =>
    weights.some((weight) => {
      const known = all.filter((each) => of(each, weight) !== null).length;
      return 2 * known > all.length && of(values, weight) === null;
    });
  if (lacks(own) && !all.every(lacks)) return null;
  return 100 * (points > 0 ? sum / points : parts.reduce((all_, part) => all_ + part, 0) / parts.length);
}

describe('the score', () => {
  it('is what a naive computation has, of the figures that a topic has', () => {
    fc.assert(
      fc.property(topicsOf, weighting, (values, weights) => {
        const topics = values.map(topicOf);
        for (const { topic, score, parts, missing } of rankedTopics(topics, weights)) {
          const own = values[topics.indexOf(topic)]!;
          const expected = naive(values, own, weights);
          if (expected === null) expect(score).toBeNull();
          else {
            expect(score).toBeCloseTo(expected, 6);
            expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(expected, 6);
          }
          expect(missing).toHaveLength([own.growth, own.Impact, own.Effort].filter((each) => each === null).length);
        }
      }),
    );
  });

  it('does not depend on the order of the topics, nor do places', () => {
    fc.assert(
      fc.property(topicsOf, weighting, (values, weights) => {
        const topics = values.map(topicOf);
        const said = (all: readonly Topic[]) =>
          rankedTopics(all, weights).map(({ topic, score, place }) => [topic.id, score, place]);
        expect(said(topics.toReversed())).toEqual(said(topics));
      }),
    );
  });

  it('never falls where a figure gets better, and the place with it', () => {
    fc.assert(
      fc.property(topicsOf, weighting, fc.nat(), (values, weights, seed) => {
        if (values.length === 0) return;
        const index = seed % values.length;
        const own = values[index]!;
        if (own.growth === null) return;
        const better = weights[0]!.isLowBetter ? own.growth - 3 : own.growth + 3;
        const after = values.map((each, at) => (at === index ? { ...each, growth: better } : each));
        const placeIn = (all: readonly Values[]) =>
          rankedTopics(all.map(topicOf), weights).find(({ topic }) => topic.name === `Topic ${index + 1}`)!;
        expect(placeIn(after).score ?? 0).toBeGreaterThanOrEqual((placeIn(values).score ?? 0) - 1e-6);
      }),
    );
  });

  it('is linear in the points, where a topic has all figures', () => {
    const values = [
      { growth: 1, Impact: 4, Effort: 2 },
      { growth: 3, Impact: 1, Effort: 5 },
    ];
    const topics = values.map(topicOf);
    const base: Weighting = [newWeight('growth', 50), newWeight(IMPACT, 50)];
    const at = (points: number) => rankedTopics(topics, withPoints(base, 'growth', points)).map(({ score }) => score);
    expect(at(0)).toEqual([100, 0]);
    expect(at(100)).toEqual([100, 0]);
    expect(rankedTopics(topics, base).map(({ score }) => score)).toEqual([50, 50]);
    expect(rankedTopics(topics, base).map(({ place }) => place)).toEqual([1, 1]);
  });

  it('has no place for a topic without a figure that most have, and names what it lacks', () => {
    const topics = [
      { growth: 5, Impact: null, Effort: null },
      { growth: 1, Impact: 5, Effort: 1 },
      { growth: 0, Impact: 1, Effort: 5 },
    ].map(topicOf);
    const ranked = rankedTopics(topics, [newWeight('growth', 20), newWeight(IMPACT, 80)]);
    expect(ranked.map(({ topic, place }) => [topic.name, place])).toEqual([
      ['Topic 2', 1],
      ['Topic 3', 2],
      ['Topic 1', null],
    ]);
    expect([ranked[2]?.score, ranked[2]?.missing]).toEqual([null, [IMPACT]]);
  });

  it('never counts a figure as zero that most topics lack', () => {
    const topics = [
      { growth: 5, Impact: null, Effort: null },
      { growth: 1, Impact: 5, Effort: 1 },
      { growth: 0, Impact: null, Effort: 5 },
    ].map(topicOf);
    const [first, , last] = rankedTopics(topics, [newWeight('growth', 20), newWeight(IMPACT, 80)]);
    expect([first?.topic.name, first?.score, first?.missing]).toEqual(['Topic 1', 100, [IMPACT]]);
    expect(last?.topic.name).toBe('Topic 3');
  });

  it('has a figure that is equal for all in the middle, and the least as the best where less is better', () => {
    const topics = [topicOf({ growth: 2, Impact: 0, Effort: 1 }, 0), topicOf({ growth: 2, Impact: 4, Effort: 1 }, 1)];
    const low = { ...newWeight(IMPACT, 50), isLowBetter: true };
    expect(scaledFigures(topics, [newWeight('growth', 50), low]).map((values) => [...values])).toEqual([
      [0.5, 0.5],
      [1, 0],
    ]);
  });
});
