import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { AskSources } from '../../../src/application/query/ask-sources';
import { DataComparison } from '../../../src/application/filters/data-comparison';
import { HomeViewModel } from '../../../src/application/home/home.view-model';
import { ReviewViewModel } from '../../../src/application/review/review.view-model';
import { TopicFacts } from '../../../src/application/review/topic-facts';
import { SearchStore } from '../../../src/application/search/search.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { addSearch } from '../../../src/composition/modules/search/engine';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import type { Topic } from '../../../src/domain/topic/topic';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from '../../application/team/team-browser';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { aSow } from '../../builders/sow-mother';
import { factsOfData, type Places, type Said } from './named-facts';
import { saidIn } from './said-facts';

/** Few values, so that many are equal, and some that only more decimals tell apart. */
const growth = fc.option(fc.constantFrom(-0.05, 0, 0.1, 0.123, 0.1234, 0.4), { nil: null });
const share = fc.option(fc.constantFrom(0, 0.2, 0.25, 0.9), { nil: null });
const code = fc.constantFrom(...QUADRANT_CODES, null);
const row = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  growth,
  average: share,
  lens: share,
  code,
  status: fc.option(fc.constantFrom<TopicStatus>(...TOPIC_STATUSES), { nil: null }),
  trend: fc.option(fc.constantFrom(0, 1, 2), { nil: null }),
  drivers: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  name: fc.constantFrom('Heat pumps', 'Wärme aus Abwasser', 'Growth', '‘Quoted’, (and more)', 'GLP-1 & co'),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const TRENDS = [
  { id: entityId<'trend'>('101'), name: 'Less packaging', shiftName: 'Food' },
  { id: entityId<'trend'>('102'), name: 'Home heating', shiftName: 'Energy' },
  { id: entityId<'trend'>('103'), name: 'Loose ends', shiftName: null },
];

function topicOf({ id, growth: own, average, lens, code: quadrant, status, trend, drivers, name }: Row): Topic {
  return aTopic({
    id: entityId(String(id)),
    name: `${name} ${id}`,
    growth: own,
    sizing: { average, averageLabel: null, consumer: lens, industry: null, society: average },
    quadrant: quadrantOf(quadrant),
    status,
    trend: trend === null ? null : (TRENDS[trend] ?? null),
    driverCount: drivers,
  });
}

interface Workspace {
  readonly topics: readonly Topic[];
  readonly previous: readonly Topic[];
  /** What the user has decided since, by topic; others keep what came with the data. */
  readonly picked: readonly (TopicStatus | null)[];
}

const rows = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 9 });
const workspace: fc.Arbitrary<Workspace> = fc
  .record({
    now: rows,
    before: fc.oneof(fc.constant<Row[]>([]), rows),
    stays: fc.array(fc.constantFrom('same', 'in another quadrant', 'different'), { minLength: 9, maxLength: 9 }),
    picked: fc.array(fc.option(fc.constantFrom<TopicStatus>(...TOPIC_STATUSES), { nil: null }), {
      minLength: 9,
      maxLength: 9,
    }),
  })
  .map(({ now, before, stays, picked }) => ({
    topics: now.map(topicOf),
    // Some of the earlier topics are as they are now, and some but for their quadrant.
    previous: before.map((each, at) => {
      const same = stays[at] === 'different' ? undefined : now.find(({ id }) => id === each.id);
      return topicOf({ ...(same ?? each), code: stays[at] === 'same' && same !== undefined ? same.code : each.code });
    }),
    picked,
  }));

/** Their growth needs more decimals than that of topics. */
const EVERY_TREND = TRENDS.map(({ id, name, shiftName }) => aTrend({ id, name, shiftName, growth: 0.1111 }));
const SOW = entityId<'sow'>('1');

async function open({ topics, previous, picked }: Workspace) {
  const platform = new TestPlatform({ path: '/review/1', sow: aSow({ id: SOW, reneAI: true }) });
  platform.signals.everyTopic = topics;
  platform.signals.everyTrend = EVERY_TREND;
  platform.topics.add(...topics);
  platform.signals.versions.set(PREVIOUS_DATA, { topics: previous, trends: [] });
  platform.sows.versionsOfSow.set(SOW, [
    { name: 'Current Data', date: '2026-09-30' },
    { name: 'Previous Data', date: '2025-09-30' },
  ]);
  const saved = topics.flatMap(({ id, status }, at) => {
    const pick = picked[at] ?? null;
    return status === null || pick === null ? [] : [{ id, status: pick }];
  });
  // Every second one is stored, and the others are decided on this page.
  const isStored = (_: unknown, at: number): boolean => at % 2 === 0;
  platform.topics.saved.push(...saved.filter(isStored));
  await platform.enter();
  const signals = platform.get(ProjectSignalsStore);
  await signals.previous.load(SOW);
  await platform.get(DataComparison).loadVersions(SOW);
  platform.get(HomeViewModel).load(SOW);
  platform.get(AskSources).load();
  const stop = platform.get(TopicFacts).load(SOW);
  for (const { id, status } of saved.filter((each, at) => !isStored(each, at))) {
    const topic = signals.topicById.get(id);
    if (topic !== undefined) await platform.get(PickTopicStatus).pickQuietly(topic, status);
  }
  const review = platform.get(ReviewViewModel);
  const leave = review.enter(SOW);
  await settle();
  onTestFinished(() => void [stop(), leave]);
  const chosen = new Map(saved.map(({ id, status }) => [String(id), status]));
  const statuses = new Map(topics.map(({ id, status }) => [String(id), chosen.get(id) ?? status]));
  return { platform, review, statuses };
}

/** The same with a team: a colleague has decided what the user has picked, one topic further on. */
async function openWithTeam({ topics, picked }: Workspace) {
  const directory = new FakeDirectory('Packaging council');
  const [you, colleague] = [
    await TeamBrowser.joined('Maya', directory, { topics }),
    await TeamBrowser.joined('Anna', directory, { topics }),
  ];
  const statuses = new Map(topics.map(({ id, status }) => [String(id), status]));
  for (const [at, { id, status }] of topics.entries()) {
    const [own = null, other = null] = [picked[at], picked[at + 1]];
    if (status === null) continue;
    if (own !== null) await you.decide(Number(id), own);
    if (own !== null) statuses.set(String(id), own);
    if (other !== null) await colleague.decide(Number(id), other);
  }
  for (const browser of [you, colleague, you]) await browser.refresh();
  const { platform } = you;
  const review = platform.get(ReviewViewModel);
  platform.navigator.go('/review/1');
  platform.topics.add(...topics);
  platform.signals.everyTrend = EVERY_TREND;
  await platform.get(ProjectSignalsStore).trends.reload();
  platform.get(AskSources).load();
  await platform.get(ProjectSignalsStore).previous.load(SOW);
  await platform.get(DataComparison).loadVersions(SOW);
  const leave = review.enter(SOW);
  await settle();
  onTestFinished(leave);
  return { platform, review, statuses };
}

/** Where places say another value of a fact than the data, or than one another: 'undecided: data 3, menu 4'. */
function disagreements(data: Said, places: Places): readonly string[] {
  const known = new Map(Object.entries(data).map(([fact, value]) => [fact, { place: 'the data', value }]));
  return Object.entries(places).flatMap(([place, said]) =>
    Object.entries(said).flatMap(([fact, value]) => {
      const first = known.get(fact);
      if (first === undefined) known.set(fact, { place, value });
      return first === undefined || first.value === value
        ? []
        : [`${fact}: ${String(first.value)} by ${first.place}, ${String(value)} by ${place}`];
    }),
  );
}

describe.skipIf(isWithout('ask', 'brief', 'compare', 'review', 'ranking', 'discoveries'))(
  'what the places of the product say of one workspace',
  () => {
    it('is the same fact everywhere: numbers, names, statuses, figures', async () => {
      await fc.assert(
        fc.asyncProperty(workspace, async (given) => {
          const { platform, review, statuses } = await open(given);
          const data = factsOfData(given.topics, given.previous, statuses);
          expect(disagreements(data, saidIn(platform, review))).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });

    it('is the same with a team', async ({ skip }) => {
      skip(isWithout('team'));
      await fc.assert(
        fc.asyncProperty(workspace, async (given) => {
          const { platform, review, statuses } = await openWithTeam(given);
          const places = saidIn(platform, review);
          expect(places['team']).toMatchObject({ members: 2 });
          expect(disagreements(factsOfData(given.topics, [], statuses), places)).toEqual([]);
        }),
        { numRuns: 8 },
      );
    });

    it('is compared by this test: a place that says another value is found, whatever it says', async () => {
      const [given] = fc.sample(
        workspace.filter(({ topics, previous }) => topics.length > 6 && previous.length > 3),
        { numRuns: 1, seed: 20 },
      );
      if (given === undefined) throw new Error('There is no workspace.');
      const { platform, review, statuses } = await open(given);
      const data = factsOfData(given.topics, given.previous, statuses);
      const places = saidIn(platform, review);
      const missed = Object.entries(places).flatMap(([place, said]) =>
        Object.keys(said).filter(
          (fact) => disagreements(data, { ...places, [place]: { ...said, [fact]: 'a fault' } }).length === 0,
        ),
      );
      expect(missed).toEqual([]);
      expect(Object.keys(places).length).toBeGreaterThan(35);
    });

    it('is found in the search by its name', async () => {
      await fc.assert(
        fc.asyncProperty(workspace, async (given) => {
          const { platform } = await open(given);
          const engine = await addSearch(platform.resolver);
          const search = new SearchStore(async () => engine, platform.logger);
          search.prepareIndex();
          await settle();
          for (const { name } of given.topics) {
            search.setQuery(name);
            expect(search.results.map(({ kind, title }) => `${kind}: ${title}`)).toContain(`topic: ${name}`);
          }
        }),
        { numRuns: 8 },
      );
    });
  },
);
