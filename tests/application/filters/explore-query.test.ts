import { describe, expect, it, vi } from 'vitest';
import { ExploreCharts } from '../../../src/application/charts/explore-charts';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { ShareLink } from '../../../src/application/share/share-link';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { Navigator } from '../../../src/application/shared/navigator';
import { filterTopics } from '../../../src/domain/filters/filters-of-query';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';
import { queryToText } from '../../../src/domain/query/read-query';
import { queryWords } from '../../../src/domain/query/query-words';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { explore, SOW } from './open-explore';
import { briefOfExplorerPath } from '../../../src/application/filters/brief-of-view';

const GROWS: Condition = { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.1, not: false };
const HAS_SOURCE: Condition = { kind: 'figure', figure: 'sources', comparator: 'at least', value: 1, not: false };

function pathOf(query: Partial<Query>, tab = 'trendList'): string {
  const text = queryToText({ query: { ...EVERY_TOPIC, ...query }, unread: [] });
  return `/data/1?tab=${tab}&query=${encodeURIComponent(text)}`;
}

/** Four topics that grow by 0, 10, 20 and 30 %. */
const FOUR = ({ signals }: TestPlatform): void => {
  signals.everyTopic = topics(4, (index) => ({ growth: index / 10, status: index === 3 ? 4 : 2 }));
};

function seen({ platform, view }: Awaited<ReturnType<typeof explore>>): readonly string[] {
  return filterTopics(view.filters, platform.get(ProjectFacts).settled).map(({ name }) => name);
}

describe('a query in the address of the explorer', () => {
  it('narrows its rows to those of the query, in words and in the count', async () => {
    const opened = await explore(pathOf({ conditions: [GROWS] }), FOUR);
    const { platform, view } = opened;
    expect([view.canDrawCharts, seen(opened)]).toEqual([true, ['Topic 3', 'Topic 4']]);
    expect(view.query.requested && queryWords(view.query.requested)).toEqual(['growth over 10 %']);
    const [trends, list] = view.sections;
    if (trends === undefined || list === undefined) throw new Error('no sections');
    const counts = [trends, list].map((section) => platform.get(ExploreCharts).countOf(section, view.filters));
    expect(counts).toEqual([
      { shown: 2, total: 2 },
      { shown: 2, total: 4 },
    ]);
  });

  it('takes as many rows as the query', async () => {
    const query = { limit: 1, offset: 1, order: { figure: 'growth', ascending: false } } as const;
    const opened = await explore(pathOf(query), FOUR);
    expect(seen(opened)).toEqual(['Topic 3']);
    expect(opened.view.query.requested && queryWords(opened.view.query.requested)).toEqual([
      'order growth, largest first',
      'rows 2',
    ]);
  });

  it('narrows trends where it asks for trends', async () => {
    const query = { subject: 'trends', conditions: [{ kind: 'trend', names: ['Reuse'], not: false }] } as const;
    const { platform, view } = await explore(pathOf(query), FOUR);
    const counts = view.sections.map((section) => platform.get(ExploreCharts).countOf(section, view.filters)?.shown);
    expect(counts).toEqual([1, 4]);
    expect(view.sections.map((section) => view.activeFiltersIn(section))).toEqual([['query'], []]);
  });

  it('follows the statuses of the user', async () => {
    const conditions: readonly Condition[] = [{ kind: 'status', statuses: [4], not: true }];
    const opened = await explore(pathOf({ conditions }), FOUR);
    expect(seen(opened)).toEqual(['Topic 1', 'Topic 2', 'Topic 3']);
    const [first] = opened.platform.signals.everyTopic;
    if (first === undefined) throw new Error('no topic');
    await opened.platform.get(PickTopicStatus).pick(first, 4);
    expect(seen(opened)).toEqual(['Topic 2', 'Topic 3']);
  });

  it('goes with Clear all and a switch of the tab, and comes back with Restore', async () => {
    const path = pathOf({ conditions: [GROWS] });
    const opened = await explore(path, FOUR);
    const { platform, view } = opened;
    const section = view.sections[1];
    if (section === undefined) throw new Error('no section');
    view.clearAll(section);
    expect([seen(opened).length, platform.navigator.path]).toEqual([4, '/data/1?tab=trendList']);
    view.restore(section);
    expect([seen(opened).length, platform.navigator.path]).toEqual([2, path]);
    view.openTab('opportunityMap');
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap');
  });

  it('loads what it needs, asks again after a failure, and shows no rows until then', async () => {
    const opened = await explore(pathOf({ conditions: [HAS_SOURCE, GROWS] }), (platform) => {
      FOUR(platform);
      platform.topics.answers.fail('sources');
      const source = { title: 'A study', url: 'https://who.int/a', internalClassification: null };
      platform.topics.topicSources.set(entityId(5003), { sources: [source], lastUpdated: null });
    });
    const { platform, view } = opened;
    // Its code is loaded with the first such query.
    await vi.waitUntil(() => view.query.hasFailed);
    expect(view.canDrawCharts).toBe(false);
    view.query.retry();
    await vi.waitUntil(() => view.canDrawCharts);
    expect([view.canDrawCharts, view.query.hasFailed, seen(opened)]).toEqual([true, false, ['Topic 4']]);
    // Only of the topics that meet the other condition, and of each once, unless it failed.
    expect(platform.topics.answers.count('sources')).toBe(3);
    expect(platform.logger.errors).toHaveLength(1);
  });

  it.each([
    [{ kind: 'shift', names: ['Mars'], not: false }, 'the project has no shift ‘Mars’'],
    [{ kind: 'colour', not: false }, '‘colour’ is no kind of condition'],
  ])('is refused with its reason, and all rows are shown: %j', async (condition, reason) => {
    const opened = await explore(pathOf({ conditions: [condition as Condition] }), FOUR);
    expect([opened.view.query.fault, seen(opened).length, opened.view.canDrawCharts]).toEqual([reason, 4, true]);
  });

  it('of a user becomes the topics that it means now, where it is shared', async () => {
    const conditions: readonly Condition[] = [{ kind: 'status', statuses: [4], not: true }, GROWS];
    const { platform } = await explore(pathOf({ conditions }), FOUR);
    await platform.get(ShareLink).share(null);
    expect(platform.clipboard.text).toBe('https://platform.example/data/1?tab=trendList&topicIds=5002');
    const plain = await explore(pathOf({ conditions: [GROWS] }), FOUR);
    await plain.platform.get(ShareLink).share(null);
    expect(plain.platform.clipboard.text).toContain('query=');
  });

  it('makes a brief of its topics, the fastest first', async () => {
    const briefPath = async (conditions: readonly Condition[]) => {
      const { platform, view } = await explore(pathOf({ conditions }), (prepared) => {
        FOUR(prepared);
        const source = { title: 'A study', url: null, internalClassification: null };
        for (const id of [5001, 5003])
          prepared.topics.topicSources.set(entityId(id), { sources: [source], lastUpdated: null });
      });
      await vi.waitUntil(() => view.canDrawCharts);
      return briefOfExplorerPath(SOW, platform.get(Navigator), view, platform.get(ProjectFacts));
    };
    expect(await briefPath([GROWS])).toMatch(/^\/brief\/1\?from=%2Fdata%2F1%3Ftab%3DtrendList%26query/);
    expect(await briefPath([HAS_SOURCE])).toMatch(/^\/brief\/1\?topic=5003&topic=5001&from=%2Fdata%2F1/);
  });
});
