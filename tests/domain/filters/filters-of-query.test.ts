import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import type { ExploreFilters } from '../../../src/domain/filters/filter-forms';
import { filterTopics } from '../../../src/domain/filters/filters-of-query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { aTenthByDay } from '../../setup/random-cases';

const filters = (chosen: Partial<ExploreFilters>): ExploreFilters => ({ ...DEFAULT_FILTERS, ...chosen });

describe('the filters as conditions of a query', () => {
  /** The rules of the filters, without a query. */
  function passes(topic: Topic, chosen: ExploreFilters, isNew: boolean): boolean {
    const within = ({ min, max }: ExploreFilters['growthFilter'], figure: number | null): boolean =>
      (min === null && max === null) ||
      (figure !== null && figure * 100 >= (min ?? -Infinity) && figure * 100 <= (max ?? Infinity));
    const { topicFilter, trendFilter, topicQuadrantFilter } = chosen;
    const { code } = topic.quadrant;
    return (
      (chosen.statusFilter.length === TOPIC_STATUSES.length ||
        (topic.status !== null && chosen.statusFilter.includes(topic.status))) &&
      (topicFilter.length === 0 || topicFilter.includes(topic.name)) &&
      (trendFilter.length === 0 || (topic.trend !== null && trendFilter.includes(topic.trend.name))) &&
      (topicQuadrantFilter.length === 0 || (code !== null && topicQuadrantFilter.includes(code))) &&
      (!chosen.newFilter || isNew) &&
      within(chosen.growthFilter, topic.growth) &&
      within(chosen.sizingFilter, topic.sizing.average)
    );
  }

  // Quarters and eighths, whose products with 100 are exact.
  const share = fc.option(fc.integer({ min: -2, max: 2 }).map((eighths) => eighths / 8));
  const percent = fc.option(fc.integer({ min: -2, max: 2 }).map((eighths) => eighths * 12.5));
  const trend = fc.option(
    fc.constantFrom('Refill', 'Reuse').map((own) => ({ id: entityId<'trend'>(own), name: own, shiftName: null })),
  );
  const name = fc.constantFrom('A', 'B', 'C');
  const anyTopic = fc.record({
    name,
    growth: share,
    average: share,
    quadrant: fc.constantFrom(...QUADRANT_CODES.map(quadrantOf), UNCLASSIFIED),
    status: fc.option(fc.constantFrom(...TOPIC_STATUSES)),
    trend,
    isNew: fc.boolean(),
  });
  const range = fc.record({ min: percent, max: percent });
  const anyFilters = fc.record({
    statusFilter: fc.subarray([...TOPIC_STATUSES], { minLength: 1 }),
    topicFilter: fc.subarray(['A', 'B', 'X']),
    trendFilter: fc.subarray(['Refill', 'Reuse', 'X']),
    topicQuadrantFilter: fc.subarray([...QUADRANT_CODES], { maxLength: 3 }),
    newFilter: fc.boolean(),
    growthFilter: range,
    sizingFilter: range,
  });

  it('pass what the filters pass', () => {
    fc.assert(
      fc.property(fc.array(anyTopic, { maxLength: 12 }), anyFilters, (rows, chosen) => {
        const all = rows.map(({ average, isNew: _isNew, ...row }, index) =>
          aTopic({ ...row, id: entityId(index), sizing: { ...UNKNOWN_SIZING, average } }),
        );
        const isNew = ({ id }: Topic): boolean => rows[Number(id)]?.isNew === true;
        const expected = all.filter((topic) => passes(topic, filters(chosen), isNew(topic)));
        const newKeys = new Set(all.filter(isNew).map(({ id }) => `Topic:${id}`));
        expect(filterTopics(filters(chosen), { ...NO_FACTS, topics: all, newKeys })).toEqual(expected);
      }),
      { numRuns: aTenthByDay(1000) },
    );
  });
});
