import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoardViewModel } from '../../src/application/board/board.view-model';
import { ExploreCharts } from '../../src/application/charts/explore-charts';
import { CoverageViewModel } from '../../src/application/coverage/coverage.view-model';
import { EXPLORE_SECTIONS } from '../../src/application/filters/explore-section';
import { ExploreViewModel } from '../../src/application/filters/explore.view-model';
import { HomeWork } from '../../src/application/home/home-work';
import { ProjectFacts } from '../../src/application/query/project-facts';
import { ReviewViewModel } from '../../src/application/review/review.view-model';
import { ReviewTopics } from '../../src/application/worklist/review-topics';
import { comparedRows } from '../../src/domain/compare/comparison';
import { filterTopics } from '../../src/domain/filters/filters-of-query';
import { DEFAULT_FILTERS } from '../../src/domain/filters/explore-filters';
import { entityId } from '../../src/domain/shared/entity-id';
import { describeRanking } from '../../src/domain/shared/ranking';
import { figurePeers, figuresAmong, reviewFigures } from '../../src/domain/topic/review-figures';
import { rankText } from '../../src/domain/brief/brief-words';
import { QUADRANT_CODES, quadrantOf } from '../../src/domain/topic/quadrant';
import { isDecided, TOPIC_STATUSES, UNDECIDED } from '../../src/domain/topic/topic-status';
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
  return { platform, review };
}

it('home, menu, review, board, coverage and explorer count the same topics as decided', async () => {
  await fc.assert(
    fc.asyncProperty(workspace, async (topics) => {
      const { platform, review } = await openWorkspace(topics);
      const board = platform.get(BoardViewModel);
      const coverage = platform.get(CoverageViewModel).coverage.total;
      const home = platform.get(HomeWork).review?.total ?? { all: 0, decided: 0, important: 0 };
      const { picked } = platform.get(ProjectFacts);
      const listed = (statuses: readonly Topic['status'][]): number =>
        topics.filter(({ status }) => statuses.includes(status)).length;
      const decided = listed(TOPIC_STATUSES.filter(isDecided));
      const undecided = listed([UNDECIDED]);
      expect({
        home: [home.decided, home.all - home.decided, home.important],
        coverage: [coverage.decided, coverage.all - coverage.decided, coverage.important],
        review: [review.queue.decidedCount, review.queue.left],
        menu: platform.get(ReviewTopics).undecidedCount,
        board: TOPIC_STATUSES.map((status) => board.column(status).topics.length),
        explorer: TOPIC_STATUSES.filter(isDecided).map(
          (status) => filterTopics({ ...DEFAULT_FILTERS, statusFilter: [status] }, picked).length,
        ),
      }).toEqual({
        home: [decided, undecided, listed([3])],
        coverage: [decided, undecided, listed([3])],
        review: [decided, undecided],
        menu: undecided,
        board: TOPIC_STATUSES.map((status) => listed([status])),
        explorer: TOPIC_STATUSES.filter(isDecided).map((status) => listed([status])),
      });
    }),
    { numRuns: 15 },
  );
});

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
