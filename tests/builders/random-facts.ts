import { TEAM_SAYS } from '../../src/domain/topic/agreement';
import fc from 'fast-check';
import type { Insight } from '../../src/domain/workspace/insight';
import { NO_FACTS, type QueryFacts } from '../../src/domain/query/query-facts';
import { entityId } from '../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf } from '../../src/domain/topic/quadrant';
import type { Topic } from '../../src/domain/topic/topic';
import { TOPIC_STATUSES } from '../../src/domain/topic/topic-status';
import type { Trend } from '../../src/domain/trend/trend';

const SHIFTS = ['Food', 'Health'] as const;
const DAYS = ['2026-01-05', '2026-02-10', '2026-03-20'] as const;
const WORDS = ['water', 'heat pumps', 'solar films', 'green water'] as const;
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
/** Few values, so that ties, equal bounds and empty results are frequent. */
const share = orNull(fc.constantFrom(0, 0.1, 0.2, 0.3, 0.5, 0.9));
const name = fc.constantFrom(...WORDS);

const signal = fc.record({
  description: name,
  imageUrl: fc.constant(null),
  quadrant: fc.constantFrom(...QUADRANT_CODES, null).map(quadrantOf),
  sizing: fc.record({
    average: share,
    averageLabel: orNull(fc.constantFrom('Niche', 'Mainstream')),
    consumer: share,
    industry: share,
    society: share,
  }),
  consensus: orNull(fc.constantFrom('Low', 'Moderate', 'High', 'odd')).map((label) => ({ label, iconUrl: null })),
  own: fc.record(
    { Region: fc.constantFrom('Asia', 'EU'), Size: fc.oneof(fc.nat(5), fc.constant('3')) },
    { requiredKeys: [] },
  ),
  growth: share,
  driverCount: orNull(fc.nat(3)),
});

const trends = fc.array(fc.tuple(signal, orNull(fc.constantFrom(...SHIFTS))), { maxLength: 3 }).map((all) =>
  all.map(([own, shiftName], at): Trend => ({
    ...own,
    id: entityId(100 + at),
    name: `trend ${at}`,
    sowId: null,
    shiftName,
  })),
);

const topicsOf = (of: readonly Trend[]) =>
  fc.array(fc.tuple(signal, name, orNull(fc.constantFrom(...TOPIC_STATUSES)), fc.nat(3)), { maxLength: 6 }).map((all) =>
    all.map(([own, words, status, at], index): Topic => {
      const trend = of[at];
      return {
        ...own,
        id: entityId(index),
        name: `${words} ${index}`,
        status,
        trend: trend === undefined ? null : { id: trend.id, name: trend.name, shiftName: trend.shiftName },
      };
    }),
  );

const startup = fc.record({
  name,
  description: orNull(name),
  product: orNull(name),
  fundraisingStage: orNull(fc.constantFrom('Seed', 'Pre-seed', 'Series A')),
  fundraisingAmount: orNull(fc.constantFrom('€2 million', '$500,000', 'undisclosed')),
  sourceUrl: fc.constant(null),
});
const source = fc.record({
  title: name,
  url: orNull(fc.constantFrom('https://who.int/a', 'https://www.who.int/b', 'https://iea.org')),
  internalClassification: orNull(fc.constantFrom('Research', 'NGO')),
});

/** A small project with missing figures, ties, unclassified rows and everything that queries can ask of. */
export const randomFacts: fc.Arbitrary<QueryFacts> = trends.chain((ofProject) =>
  topicsOf(ofProject).chain((topics) => {
    const ids = topics.map(({ id }) => id as string);
    const some = fc.subarray(ids);
    const mapOf = <Value>(value: fc.Arbitrary<Value>) =>
      fc.tuple(...ids.map((id) => value.map((own) => [id, own] as const))).map((all) => new Map(all));
    const insight = fc
      .tuple(name, name, orNull(fc.constantFrom(...DAYS)), fc.array(source, { maxLength: 2 }), some, fc.nat(3))
      .map(([title, description, day, sources, mentioned, at]): Insight => ({
        title,
        description,
        createdAt: day === null ? null : `${day}T06:00:00Z`,
        sources: sources.map(({ title: of, url }) => ({ title: of, url, faviconUrl: null })),
        predictions: [
          ...mentioned.map((id) => ({ type: 'Topic' as const, id: entityId<'topic'>(id), name: '' })),
          ...ofProject.slice(at, at + 1).map(({ id, name: of }) => ({ type: 'Trend' as const, id, name: of })),
        ],
      }));
    return fc
      .record({
        previousTopics: orNull(fc.array(fc.tuple(fc.constantFrom(...ids, '77'), signal), { maxLength: 5 })),
        fresh: some,
        sources: mapOf(
          fc.record({
            sources: fc.array(source, { maxLength: 3 }),
            lastUpdated: orNull(fc.constantFrom(...DAYS)),
          }),
        ),
        startups: mapOf(fc.uniqueArray(startup, { maxLength: 2, selector: (each) => each.name })),
        platforms: fc.subarray(topics.map((topic) => topic.name)),
        insights: fc.uniqueArray(insight, { maxLength: 3, selector: ({ title, createdAt }) => title + createdAt }),
        notes: fc.dictionary(fc.constantFrom(...ids.map((id) => `topic:${id}`), 'trend:100'), name),
        stars: some,
        briefs: some,
        listed: some,
        decidedAt: mapOf(fc.constantFrom('2026-01-05T09:00:00.000Z', '2026-02-14T12:00:00.000Z')),
        team: orNull(mapOf(fc.subarray([...TEAM_SAYS]))),
        decided: orNull(
          mapOf(
            fc.array(fc.record({ name: fc.constantFrom('Anna', 'Ben'), status: fc.constantFrom(...TOPIC_STATUSES) })),
          ),
        ),
      })
      .map((drawn): QueryFacts => {
        const before = drawn.previousTopics?.map(([id, own]): [string, Topic] => [
          id,
          { ...(topics.find((topic) => topic.id === id) ?? aGone(id)), ...own },
        ]);
        return {
          ...NO_FACTS,
          topics,
          trends: ofProject,
          teamOf: ({ id }) => (drawn.team === null ? null : (drawn.team.get(id) ?? [])),
          decisionsOf: ({ id }) => (drawn.decided === null ? null : (drawn.decided.get(id) ?? [])),
          lists: new Map([['to confirm', new Set(drawn.listed.map((id) => entityId<'topic'>(id)))]]),
          decidedAt: ({ id }) => drawn.decidedAt.get(id) ?? null,
          newKeys: new Set(drawn.fresh.map((id) => `Topic:${id}`)),
          previous: before === undefined ? null : { topics: new Map(before), trends: new Map() },
          sources: drawn.sources,
          startups: drawn.startups,
          platforms: new Map([['Lab', drawn.platforms]]),
          insights: drawn.insights,
          own: {
            notes: new Map(Object.entries(drawn.notes)),
            stars: new Set(drawn.stars.map((id) => `topic:${id}`)),
            briefs: new Set(drawn.briefs.map((id) => `topic:${id}`)),
          },
        };
      });
  }),
);

function aGone(id: string): Topic {
  return {
    id: entityId(id),
    name: 'gone',
    description: '',
    imageUrl: null,
    quadrant: quadrantOf(null),
    sizing: { average: null, averageLabel: null, consumer: null, industry: null, society: null },
    consensus: { label: null, iconUrl: null },
    growth: null,
    driverCount: null,
    status: null,
    trend: null,
  };
}
