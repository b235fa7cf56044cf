import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSetLimit, setSum, setSumWords, setWith } from '../../../src/domain/ranking/set-sum';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ownKey } from '../../../src/domain/topic/own-values';
import { QUADRANTS, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import { aTopic } from '../../builders/topic-mother';

const BUDGET = ownKey('Budget');
const topicsOf = (values: readonly (number | null)[]) =>
  values.map((value, index) =>
    aTopic({ id: entityId(index + 1), quadrant: QUADRANTS[1], own: value === null ? {} : { Budget: value } }),
  );

describe('what a set adds up to', () => {
  it('is the sum and the median of those that have the figure', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null })), (values) => {
        const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
        const { sum, median, count } = setSum(topicsOf(values), BUDGET);
        expect(count).toBe(values.length);
        expect(sum).toBe(known.length === 0 ? null : known.reduce((all, value) => all + value, 0));
        const [low, high] = [known[Math.floor((known.length - 1) / 2)], known[Math.floor(known.length / 2)]];
        expect(median).toBe(low === undefined || high === undefined ? null : (low + high) / 2);
      }),
    );
  });

  it('is spread over shifts, the most first', () => {
    const topics = ['Food', 'Energy', 'Food', null].map((shiftName, index) =>
      aTopic({ id: entityId(index), trend: { id: entityId(9), name: 'Trend', shiftName } }),
    );
    expect(setSum(topics, BUDGET).shifts).toEqual([
      { label: 'Food', count: 2 },
      { label: 'Energy', count: 1 },
    ]);
  });

  it('is that of the set with others in their place, without changing it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 9 }), fc.boolean(), fc.boolean()), { maxLength: 12 }), (all) => {
        const topics = topicsOf(all.map(([value]) => value));
        const [set, changed] = [1, 2].map((at) => topics.filter((_, index) => all[index]?.[at] === true));
        const what = setWith(set!, changed!);
        const expected = all.reduce((sum, [value, isIn, isChanged]) => sum + (isIn === isChanged ? 0 : value), 0);
        expect(setSum(what.topics, BUDGET).sum ?? 0).toBe(expected);
        expect(what.topics).toHaveLength(set!.length + what.added - what.removed);
      }),
    );
  });

  it('has a limit that is read as it was stored, and nothing else', () => {
    for (const cap of [null, 0, 4.5]) expect(readSetLimit({ figure: BUDGET, cap })).toEqual({ figure: BUDGET, cap });
    for (const wrong of [null, {}, { figure: 'luck', cap: 1 }, { figure: BUDGET }, { figure: BUDGET, cap: '4' }])
      expect(readSetLimit(wrong)).toBeNull();
  });

  it('says nothing of quadrants where no topic has one', () => {
    const topics = topicsOf([1, 2]).map((topic) => ({ ...topic, quadrant: UNCLASSIFIED }));
    expect(setSumWords(setSum(topics, BUDGET), BUDGET, null)).toBe(
      '2 topics: Budget 3 in all. Half of them have 1.5 or less.',
    );
  });

  it('is said against a limit, with what is missing', () => {
    const topics = topicsOf([0.1, 0.2, 2.8, null]);
    expect(setSumWords(setSum(topics, BUDGET), BUDGET, 4)).toBe(
      '4 topics: Budget 3.1 in all, 0.9 left of 4. Half of those with it have 0.2 or less. 1 lacks it. None in Mature Signal, Potential Disruptor or Uncertain Signal.',
    );
    expect(setSumWords(setSum(topics, BUDGET), BUDGET, 3)).toContain('3.1 in all, 0.1 more than 3.');
    expect(setSumWords(setSum([], BUDGET), BUDGET, null)).toBe('0 topics: none has Budget.');
  });
});
