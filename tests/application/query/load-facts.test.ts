import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFacts, type FactSources } from '../../../src/application/query/load-facts';
import type { VisitSnapshot } from '../../../src/domain/library/library-record';
import { topicSnapshot } from '../../../src/domain/library/topic-snapshot';
import { evaluateQuery, truthOf } from '../../../src/domain/query/evaluate-query';
import { groupRows } from '../../../src/domain/query/group-rows';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';
import { factsOfEarlier, NO_FACTS, type QueryFacts } from '../../../src/domain/query/query-facts';
import { QUERY_FIGURES, valueOfRow, type QueryFigure } from '../../../src/domain/query/query-figures';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { randomCondition } from '../../builders/random-conditions';
import { randomFacts } from '../../builders/random-facts';

const SOW = entityId<'sow'>('1');
const SINCE_VISIT: Query = { ...EVERY_TOPIC, version: 'previous', since: 'visit' };
const GONE = aTopic({ id: entityId('gone'), name: 'water kiosks', status: 3 });

/** With sources and start-ups of the topics that are there, and of no other. */
function from(topics: readonly Topic[], seen: VisitSnapshot | null): FactSources {
  return {
    signals: {
      sources: async (id: Topic['id']) => {
        expect(topics.map((topic) => topic.id)).toContain(id);
        return { sources: [], lastUpdated: null };
      },
      deepdive: async () => ({ evolution: [], manifestations: [], dataPoints: [], provocations: [] }),
      ofVersion: async () => ({ topics: [], trends: [] }),
    },
    projects: { platforms: async () => [], insights: async () => [] },
    visits: { seen },
  } as unknown as FactSources;
}

async function factsOf(topics: readonly Topic[], query: Query, seen: VisitSnapshot | null): Promise<QueryFacts> {
  return loadFacts(query, { ...NO_FACTS, topics }, SOW, from(topics, seen));
}

const visitOf = (topics: readonly Topic[]): VisitSnapshot => ({
  id: 'seen',
  changedAt: '2026-01-01T00:00:00Z',
  topics: topics.map((topic) => topicSnapshot(topic)),
});
const rowOf = (topic: Topic) => ({ type: 'topic', topic }) as const;

describe('A topic that is gone since the last visit', () => {
  it('is told of by what the visit remembers alone, whatever the other topics are', () =>
    fc.assert(
      fc.asyncProperty(
        randomFacts,
        randomFacts,
        fc.array(randomCondition('topics'), { maxLength: 4 }),
        async (one, other, conditions) => {
          const query = { ...SINCE_VISIT, conditions };
          const told = await Promise.all(
            [one, other].map(async ({ topics }) => {
              const earlier = factsOfEarlier(await factsOf(topics, query, visitOf([...topics, GONE])));
              const gone = earlier.topics.find(({ id }) => id === GONE.id)!;
              // Those that compare with other rows by their nature are asked of nothing here.
              const own = conditions.filter((condition) => !comparesWithOthers(condition));
              return {
                gone,
                truths: own.map((condition) => truthOf(rowOf(gone), condition, earlier)),
                figures: (Object.keys(QUERY_FIGURES) as QueryFigure[]).map((each) =>
                  valueOfRow(rowOf(gone), each, earlier),
                ),
              };
            }),
          );
          expect(told[0]).toEqual(told[1]);
        },
      ),
    ));

  it.each<Condition>([
    { kind: 'trend', names: ['Next packaging materials'], not: false },
    { kind: 'shift', names: ['Circular materials'], not: false },
    { kind: 'consensus', levels: [2], not: false },
    { kind: 'label', labels: ['Niche'], not: false },
    { kind: 'mentions', words: ['alginate'], not: false },
    { kind: 'figure', figure: 'industry', comparator: 'over', value: 0, not: false },
    { kind: 'figure', figure: 'sources', comparator: 'under', value: 3, not: false },
    { kind: 'figure', figure: 'startups', comparator: 'under', value: 3, not: false },
    { kind: 'funding', words: ['seed'], not: false },
    { kind: 'publisher', hosts: ['who.int'], not: false },
    { kind: 'ownLabel', names: ['Region: Asia'], not: false },
    { kind: 'parts', parts: 'trends', of: [], comparator: 'exactly', count: 0, not: false },
  ])('meets neither $kind nor its negation', async (condition) => {
    for (const not of [false, true]) {
      const query = { ...SINCE_VISIT, conditions: [{ ...condition, not }] };
      const facts = await factsOf([aTopic()], query, visitOf([GONE]));
      expect(evaluateQuery(query, facts).rows).toEqual([]);
    }
  });

  it('keeps its name, quadrant, figures and status', async () => {
    const facts = factsOfEarlier(await factsOf([aTopic()], SINCE_VISIT, visitOf([GONE])));
    const [gone] = facts.topics;
    expect(gone && topicSnapshot(gone)).toEqual(topicSnapshot(GONE));
    expect(truthOf(rowOf(gone!), { kind: 'text', words: ['water'], not: false }, facts)).toBe(true);
    expect(truthOf(rowOf(gone!), { kind: 'text', words: ['solar'], not: false }, facts)).toBeNull();
    expect(groupRows([rowOf(gone!)], 'shift', facts)).toMatchObject([{ name: 'Shift not known', isNone: true }]);
  });
});

describe('Changes since the last visit', () => {
  it('are none where the remembered figures are the same, although the visit remembers no lenses', async () => {
    const query: Query = { ...EVERY_TOPIC, since: 'visit', conditions: [{ kind: 'changed', not: false }] };
    const facts = await factsOf([aTopic()], query, visitOf([aTopic()]));
    expect(evaluateQuery(query, facts).count).toBe(0);
  });

  it('are not known on the first visit: nothing is new, and nothing is unchanged', async () => {
    for (const kind of ['changed', 'before'] as const)
      for (const not of [false, true]) {
        const condition = (kind === 'before' ? { kind, of: [], not } : { kind, not }) as Condition;
        const query: Query = { ...EVERY_TOPIC, since: 'visit', conditions: [condition] };
        expect(evaluateQuery(query, await factsOf([aTopic()], query, null)).count).toBe(0);
      }
  });

  it('of trends are not known: a visit remembers topics', async () => {
    const trends = [{ ...aTopic(), id: entityId<'trend'>('9'), sowId: null, shiftName: null }];
    const query: Query = { ...EVERY_TOPIC, subject: 'trends', since: 'visit' };
    const facts = { ...(await factsOf([aTopic()], query, visitOf([aTopic()]))), trends };
    const isGone: Condition = { kind: 'before', of: [], not: true };
    expect(evaluateQuery({ ...query, conditions: [isGone] }, facts).count).toBe(0);
    expect(groupRows([{ type: 'trend', trend: trends[0]! }], 'change', facts)).toMatchObject([{ name: 'not known' }]);
  });
});

/** The first of all, averages, other rows: their other rows are those of the data. */
function comparesWithOthers(condition: Condition): boolean {
  if (condition.kind === 'against') return condition.whose !== 'own';
  if ('of' in condition) return condition.kind === 'before' || condition.of.some(comparesWithOthers);
  return ['top', 'rows', 'was', 'moved', 'changed'].includes(condition.kind);
}
