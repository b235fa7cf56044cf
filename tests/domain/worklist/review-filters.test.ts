import type { ReviewFilters } from '../../../src/domain/filters/filter-forms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_TOPICS,
  describeReviewFilters,
  reviewFiltersFromQuery,
  reviewFiltersToQuery,
  reviewTopics,
  withoutReviewParameters,
  reviewTabFromQuery,
  reviewTabToQuery,
  REVIEW_TABS,
} from '../../../src/domain/worklist/review-filters';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { TeamSays } from '../../../src/domain/topic/agreement';
import type { Topic } from '../../../src/domain/topic/topic';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import { aTopic, anUntrackableTopic } from '../../builders/topic-mother';

const name = fc.string({ minLength: 1 });
const anyFilters: fc.Arbitrary<ReviewFilters> = fc.record({
  statusFilter: fc.subarray([...TOPIC_STATUSES], { minLength: 1 }),
  topicFilter: fc.uniqueArray(name),
  trendFilter: fc.uniqueArray(name),
  topicQuadrantFilter: fc.subarray([...QUADRANT_CODES], { maxLength: 3 }),
  shiftFilter: fc.uniqueArray(name),
  listFilter: fc.uniqueArray(name),
  mineFilter: fc.boolean(),
  queryFilter: fc.constantFrom<Query | null>(null, {
    ...EVERY_TOPIC,
    conditions: [{ kind: 'consensus', levels: [3], not: false }],
  }),
});

const HEALTH = aTopic({
  id: entityId('1'),
  name: 'Sleep',
  status: 0,
  quadrant: QUADRANTS[1],
  trend: { id: entityId('9'), name: 'Calm', shiftName: 'Health' },
});
const FILMS = aTopic({ id: entityId('2') });
const TOPICS = [HEALTH, FILMS, aTopic({ id: entityId('3'), name: 'Loose', trend: null }), anUntrackableTopic()];

describe('the filters of a review', () => {
  const passed = (filters: Partial<ReviewFilters>) =>
    reviewTopics({ ...ALL_TOPICS, ...filters }, { ...NO_FACTS, topics: TOPICS }).map((topic) => topic.name);

  it('pass the topics that the team has given to the user', () => {
    const teamOf = ({ name: own }: Topic): readonly TeamSays[] => (own === 'Sleep' ? ['split', 'mine'] : ['split']);
    const facts = { ...NO_FACTS, topics: TOPICS, teamOf };
    expect(reviewTopics({ ...ALL_TOPICS, mineFilter: true }, facts)).toEqual([HEALTH]);
  });

  it('survive the address, and leave other parameters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = [...reviewFiltersToQuery(filters), ['topic_id', '7'] as const];
        expect(reviewFiltersFromQuery(query)).toEqual(filters);
        expect(withoutReviewParameters(query)).toEqual([['topic_id', '7']]);
      }),
    );
  });

  it('of an address without any pass all trackable topics', () => {
    expect(reviewFiltersFromQuery([])).toEqual(ALL_TOPICS);
    expect(reviewFiltersToQuery(ALL_TOPICS)).toEqual([]);
    expect(passed({})).toEqual(['Sleep', 'Seaweed films', 'Loose']);
    expect(describeReviewFilters(ALL_TOPICS)).toEqual([]);
  });

  it.each([
    [{ shiftFilter: ['Health'] }, ['Sleep']],
    [{ shiftFilter: ['Health', 'Circular materials'] }, ['Sleep', 'Seaweed films']],
    [{ trendFilter: ['Next packaging materials'] }, ['Seaweed films']],
    [{ topicQuadrantFilter: [1] }, ['Sleep']],
    [{ statusFilter: [0] }, ['Sleep']],
    [{ topicFilter: ['Loose'] }, ['Loose']],
    [{ shiftFilter: ['Health'], topicQuadrantFilter: [3] }, []],
  ] as const)('%j pass %j', (filters, expected) => expect(passed(filters)).toEqual(expected));

  it('are named in words', () => {
    const filters: ReviewFilters = {
      statusFilter: [0, 3],
      topicFilter: ['Sleep'],
      trendFilter: ['Calm'],
      topicQuadrantFilter: [1],
      shiftFilter: ['Health'],
      listFilter: ['to confirm'],
      mineFilter: true,
      queryFilter: { ...EVERY_TOPIC, conditions: [{ kind: 'consensus', levels: [3], not: false }] },
    };
    expect(describeReviewFilters(filters)).toEqual([
      'Health',
      'Calm',
      'Sleep',
      'Strong Signal',
      'to confirm',
      'consensus High',
      'Mine',
      'Undefined',
      'Important',
    ]);
  });
});

describe('the tab of the review screen', () => {
  it.each(REVIEW_TABS)('%s survives the address', (tab) => {
    expect(reviewTabFromQuery(reviewTabToQuery(tab))).toBe(tab);
  });

  it('is the queue by default, and may be one that a function adds', () => {
    expect(reviewTabFromQuery([])).toBe('queue');
    expect(reviewTabFromQuery([['tab', 'judged']])).toBe('judged');
    expect(reviewTabToQuery('queue')).toEqual([]);
  });
});
