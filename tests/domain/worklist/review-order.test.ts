import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextUndecided,
  inReviewOrder,
  REVIEW_ORDERS,
  reviewOrderFromQuery,
  withReviewOrder,
} from '../../../src/domain/worklist/review-order';
import { entityId } from '../../../src/domain/shared/entity-id';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic, topics } from '../../builders/topic-mother';

const trend = (name: string, shiftName: string | null) => ({ id: entityId<'trend'>('1'), name, shiftName });
const lenses = (consumer: number, industry: number, society: number, average = 0.5) => ({
  ...UNKNOWN_SIZING,
  average,
  consumer,
  industry,
  society,
});
const named = (name: string, overrides: Partial<Topic>): Topic => aTopic({ id: entityId(name), name, ...overrides });

const MANY: readonly Topic[] = [
  named('a', { growth: 0.1, sizing: lenses(0.2, 0.2, 0.2, 0.9), trend: trend('Refill', 'Circular') }),
  named('b', { growth: null, sizing: lenses(0.9, 0.1, 0.5, 0.1), trend: null }),
  named('c', { growth: 0.3, sizing: UNKNOWN_SIZING, trend: trend('Ageing', 'Health') }),
  named('d', { growth: 0.2, sizing: lenses(0.4, 0.1, 0.2, 0.4), trend: trend('Bottles', 'Circular') }),
];
const names = (sorted: readonly Topic[]) => sorted.map(({ name }) => name).join('');

describe('the order of a review', () => {
  it.each([
    ['growth', 'cdab'],
    ['sizing', 'adbc'],
    ['disagreement', 'bdac'],
    ['trend', 'dacb'],
  ] as const)('by %s has unknown figures and topics without a trend last', (order, expected) => {
    expect(names(inReviewOrder(MANY, order))).toBe(expected);
  });

  it('by news has the newest first, and then the fastest', () => {
    const news: Record<string, number> = { b: 3, d: 2, a: 2 };
    expect(names(inReviewOrder(MANY, 'newest', ({ name }) => news[name] ?? 0))).toBe('bdac');
  });

  it('that a function adds has the highest figure first, and topics without one last', () => {
    const score: Record<string, number> = { a: 2, b: 9 };
    expect(names(inReviewOrder(MANY, 'own', ({ name }) => score[name] ?? null))).toBe('bacd');
  });

  it('of equal topics is by growth, then by name', () => {
    const equal = topics(12, (index) => ({ growth: index < 6 ? 0.1 : 0.2, name: `Topic ${12 - index}` }));
    expect(inReviewOrder(equal, 'sizing').map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `Topic ${number}`),
    );
  });

  it('loses and repeats no topic, and does not depend on where the topics stood before', () => {
    const some = fc.array(fc.record({ growth: fc.option(fc.double({ noNaN: true })), name: fc.string() }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(some, fc.constantFrom(...REVIEW_ORDERS), (parts, order) => {
        const all = parts.map((part, index) => aTopic({ id: entityId(index + 1), ...part }));
        const sorted = inReviewOrder(all, order);
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(sorted).toHaveLength(all.length);
        const again = inReviewOrder(all.toReversed(), order);
        expect(again.map(({ growth }) => growth)).toEqual(sorted.map(({ growth }) => growth));
      }),
    );
  });

  it('is written into the address beside other parameters, unless it is the default', () => {
    const query = [['status', '0']] as const;
    for (const order of REVIEW_ORDERS) expect(reviewOrderFromQuery(withReviewOrder(query, order))).toBe(order);
    expect(withReviewOrder(withReviewOrder(query, 'trend'), 'growth')).toEqual(query);
    expect(reviewOrderFromQuery([])).toBe('growth');
  });
});

describe('the next undecided item', () => {
  const isOpen = (item: number) => item > 0;

  it.each([
    [[1, 2, 3], 0, 2],
    [[1, 0, 3], 0, 3],
    [[1, 0, 0], 1, 1],
    [[1, 0, 0], 2, 1],
    [[0, 1, 0], 1, null],
    [[0, 0], 0, null],
    [[0, 2], -1, 2],
    [[], -1, null],
  ])('of %j after %d is %d', (items, position, expected) => {
    expect(nextUndecided(items, position, isOpen)).toBe(expected);
  });
});
