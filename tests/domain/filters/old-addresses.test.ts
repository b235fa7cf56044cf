import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import type { ExploreFilters, ReviewFilters } from '../../../src/domain/filters/filter-forms';
import { filtersFromQuery } from '../../../src/domain/filters/filter-query';
import { withSignalNames } from '../../../src/domain/filters/id-query';
import { outlineOf } from '../../../src/domain/filters/view-outline';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { queryFromText } from '../../../src/domain/query/read-query';
import { ALL_TOPICS, reviewFiltersFromQuery } from '../../../src/domain/worklist/review-filters';
import { parseAddress } from '../../../src/domain/shared/address-parameters';
import { jsonLibraryFileReader } from '../../../src/infrastructure/files/json-library-file-reader';

/** Addresses as earlier releases wrote them: in links, saved views and library files. Each must open as it did. */
const EXPLORER: readonly (readonly [address: string, filters: Partial<ExploreFilters>, words: readonly string[]])[] = [
  ['/data/1', {}, ['Trend map']],
  ['/data/1?tab=drivers', { activeTab: 'drivers' }, ['Drivers & Impact']],
  [
    '/data/1?tab=opportunityMap&status=0&status=3',
    { activeTab: 'opportunityMap', statusFilter: [0, 3] },
    ['Topic map', 'Undefined, Important'],
  ],
  ['/data/1?version=Previous%20Data', { versionFilter: 'Previous Data' }, ['Trend map', 'Previous Data']],
  [
    '/data/1?tab=trendList&topics=Seaweed+films&topics=a%26b&trends=Refill',
    { activeTab: 'trendList', topicFilter: ['Seaweed films', 'a&b'], trendFilter: ['Refill'] },
    ['List view', 'Refill'],
  ],
  [
    '/data/1?tab=opportunityMap&topicIds=12.15&topicsOf=Packaging%20lab',
    { activeTab: 'opportunityMap', topicFilter: ['Topic 12', 'Topic 15'] },
    ['Topic map'],
  ],
  ['/data/1?trendIds=7', { trendFilter: ['Trend 7'] }, ['Trend map', 'Trend 7']],
  [
    '/data/1?maturity=trends:1&maturity=topics:3&maturity=topics:4',
    { trendQuadrantFilter: [1], topicQuadrantFilter: [3, 4] },
    ['Trend map', 'Potential Disruptor, Uncertain Signal', 'Strong Signal'],
  ],
  [
    '/data/1?new=1&growth=10..20&sizing=..55.5&versions=all',
    {
      newFilter: true,
      growthFilter: { min: 10, max: 20 },
      sizingFilter: { min: null, max: 55.5 },
      allVersionsFilter: true,
    },
    ['Trend map', 'New', 'Growth 10 to 20 %', 'Sizing up to 55.5 %', 'Also matches in the previous data'],
  ],
  [
    '/data/1?tab=opportunityMap&topicIds=12&sender=1&sender=3&show=table&sort=opportunityMap%3A-growth&topic_id=5',
    { activeTab: 'opportunityMap', topicFilter: ['Topic 12'] },
    ['Topic map', 'Topic 12'],
  ],
];

const named = (query: Parameters<typeof filtersFromQuery>[0]) =>
  withSignalNames(query, (kind, id) => `${kind === 'topics' ? 'Topic' : 'Trend'} ${id}`);

describe('an address of an earlier release', () => {
  it.each(EXPLORER)('%s opens the explorer with its filters', (address, filters, words) => {
    expect(filtersFromQuery(named(parseAddress(address).query))).toEqual({ ...DEFAULT_FILTERS, ...filters });
    expect(outlineOf(address, named).parts).toEqual(words);
  });

  it.each<[string, Partial<ReviewFilters>]>([
    ['/review/1', {}],
    ['/review/1?tab=coverage&shifts=Food&shifts=Health', { shiftFilter: ['Food', 'Health'] }],
    [
      '/review/1?status=0&topics=A&trends=B&maturity=topics:1',
      { statusFilter: [0], topicFilter: ['A'], trendFilter: ['B'], topicQuadrantFilter: [1] },
    ],
    // The explorer's filters of figures are none of the review.
    ['/review/1?growth=10..&new=1&maturity=trends:1&version=Previous%20Data', {}],
  ])('%s opens the review with its filters', (address, filters) => {
    expect(reviewFiltersFromQuery(parseAddress(address).query)).toEqual({ ...ALL_TOPICS, ...filters });
  });

  it('of a question opens with the query of its answer', () => {
    const address =
      '/reneAI/1?q=fast%20ones&query=%7B%22conditions%22%3A%5B%7B%22kind%22%3A%22figure%22%2C%22figure%22%3A%22growth%22%2C%22comparator%22%3A%22over%22%2C%22value%22%3A0.2%2C%22not%22%3Afalse%2C%22added%22%3Atrue%7D%5D%2C%22unread%22%3A%5B%22germany%22%5D%7D';
    const text = parseAddress(address).query.find(([name]) => name === 'query')?.[1] ?? '';
    expect(queryFromText(text)).toEqual({
      query: {
        ...EVERY_TOPIC,
        conditions: [{ kind: 'figure', figure: 'growth', comparator: 'over', value: 0.2, not: false }],
      },
      unread: ['germany'],
    });
  });

  it('in a library file is a saved view still', async () => {
    const day = '2026-01-02T03:04:05.000Z';
    const views = EXPLORER.map(([address], index) => ({
      id: `${index}`,
      name: `View ${index}`,
      address,
      createdAt: day,
      changedAt: day,
    }));
    const project = { sowId: 1, notes: [], stars: [], recents: [], views, visits: [], presence: [], drafts: [] };
    const file = { format: 'dm-library', version: 1, exportedAt: day, organisationId: 'org', projects: [project] };
    const { projects } = await jsonLibraryFileReader.read(JSON.stringify(file));
    expect(projects[0]?.views.map((view) => outlineOf(view.address, named).parts)).toEqual(
      EXPLORER.map(([, , words]) => words),
    );
  });
});
