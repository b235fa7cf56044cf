import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, byDisagreement, isApart } from '../../../src/domain/topic/agreement';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';

const statuses = fc.array(fc.constantFrom(...TOPIC_STATUSES), { maxLength: 12 });
const PLACES: Readonly<Record<TopicStatus, number | null>> = { 0: null, 4: 0, 2: 1, 1: 2, 3: 3 };

describe('the agreement on a topic', () => {
  it('is what all pairs of deciders say', () => {
    fc.assert(
      fc.property(statuses, (given) => {
        const places = given.map((status) => PLACES[status]).filter((place) => place !== null);
        const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => Math.abs(one - other)));
        const { steps, meanDistance, deciders, group } = agreementOf(given);
        const mean = pairs.length === 0 ? 0 : pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
        expect([steps, deciders]).toEqual([Math.max(0, ...pairs), places.length]);
        expect(meanDistance).toBeCloseTo(mean, 10);
        expect(group === 'split').toBe(places.some((one) => places.some((other) => Math.abs(one - other) >= 2)));
      }),
    );
  });

  it('has a group for each number of deciders', () => {
    const groups = [[], [0], [3], [3, 3], [3, 1], [3, 2], [4, 3]].map(
      (given) => agreementOf(given as TopicStatus[]).group,
    );
    expect(groups).toEqual(['none', 'none', 'one', 'agree', 'one-step', 'split', 'split']);
  });

  it('disagrees with a colleague from two steps on', () => {
    expect([isApart(3, 2), isApart(3, 1), isApart(4, 1), isApart(0, 4), isApart(null, 3)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('orders by steps, mean distance, deciders and growth', () => {
    const of = (given: readonly TopicStatus[], growth: number | null = null) => ({
      agreement: agreementOf(given),
      growth,
    });
    const ordered = [of([3, 1]), of([4, 3, 3]), of([4, 3]), of([3, 3], 0.2), of([3, 3], 0.4), of([])];
    const names = new Map(ordered.map((topic, index) => [topic, index]));
    expect(ordered.toSorted(byDisagreement).map((topic) => names.get(topic))).toEqual([2, 1, 0, 4, 3, 5]);
  });
});
