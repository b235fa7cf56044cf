import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ExploreCharts } from '../../src/application/charts/explore-charts';
import { EXPLORE_SECTIONS } from '../../src/application/filters/explore-section';
import { ExploreViewModel } from '../../src/application/filters/explore.view-model';
import { ReviewViewModel } from '../../src/application/review/review.view-model';
import { comparedRows } from '../../src/domain/compare/comparison';
import { entityId } from '../../src/domain/shared/entity-id';
import { describeRanking } from '../../src/domain/shared/ranking';
import { figurePeers, figuresAmong, reviewFigures } from '../../src/domain/topic/review-figures';
import { rankText } from '../../src/domain/brief/brief-words';
import { QUADRANT_CODES, quadrantOf } from '../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../src/domain/topic/topic-status';
import type { Topic } from '../../src/domain/topic/topic';
import { aTopic } from '../builders/topic-mother';
import { settle } from '../fakes/settle';
import { TestPlatform } from '../fakes/test-platform';

// Few values, so that many are tied.
const figure = fc.option(fc.constantFrom(-0.05, 0, 0.1, 0.123, 0.1234, 0.4), { nil: null });
const topic = fc.record({
  growth: figure,
  average: figure,
  drivers: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  code: fc.constantFrom(...QUADRANT_CODES),
  status: fc.option(fc.constantFrom(...TOPIC_STATUSES), { nil: null }),
});
const workspace = fc.array(topic, { minLength: 1, maxLength: 9 }).map((rows) =>
  rows.map(({ growth, average, drivers, code, status }, index): Topic => {
    const sizing = { average, averageLabel: null, consumer: average, industry: null, society: 0.2 };
    const own = { id: entityId<'topic'>(index + 1), name: `Topic ${index + 1}`, driverCount: drivers };
    return aTopic({ ...own, growth, sizing, quadrant: quadrantOf(code), status });
  }),
);

async function openWorkspace(topics: readonly Topic[]) {
  const platform = new TestPlatform({ path: '/review/1' });
  platform.signals.everyTopic = topics;
  platform.topics.add(...topics);
  await platform.enter();
  const review = platform.get(ReviewViewModel);
  review.enter(entityId('1'));
  await settle();
  return { platform };
}

it('card, review, compare and brief say the same rank of each figure, with its ties', () => {
  fc.assert(
    fc.property(workspace, (topics) => {
      const peers = figurePeers(topics);
      const compared = comparedRows(topics, topics);
      topics.forEach((each, at) => {
        const card = figuresAmong(each, topics);
        for (const row of reviewFigures(each, null, peers)) {
          const words = row.ranking === null ? null : describeRanking(row.ranking, 'topic');
          const { ranking } = card[row.figure];
          expect(ranking && describeRanking(ranking, 'topic')).toBe(words);
          expect(rankText(row, 'topic')).toBe(words);
          const cell = compared.find((of) => of.figure === row.figure)?.cells[at];
          if (cell !== undefined) expect(cell.ranking && describeRanking(cell.ranking, 'topic')).toBe(words);
        }
      });
    }),
  );
});

it('what a filter counts beside a value is what is shown when it is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(workspace, fc.constantFrom(...QUADRANT_CODES), async (topics, code) => {
      const { platform } = await openWorkspace(topics);
      platform.navigator.go('/data/1?tab=opportunityMap');
      const explore = platform.get(ExploreViewModel);
      explore.enter(entityId('1'));
      await settle();
      const charts = platform.get(ExploreCharts);
      const [section] = EXPLORE_SECTIONS.opportunityMap;
      if (section === undefined) return;
      const counted = charts.countWith(section, { ...explore.filters, topicQuadrantFilter: [code] });
      explore.chooseQuadrants('topicMaturity', [code]);
      expect(counted).toBe(charts.countOf(section, explore.filters)?.shown);
      expect(counted).toBe(topics.filter(({ quadrant }) => quadrant.code === code).length);
    }),
    { numRuns: 10 },
  );
});
