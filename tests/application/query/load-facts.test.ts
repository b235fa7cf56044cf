import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFacts, type FactSources } from '../../../src/application/query/load-facts';
import { evaluateQuery, truthOf } from '../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';
import { factsOfEarlier, NO_FACTS, type QueryFacts } from '../../../src/domain/query/query-facts';
import { QUERY_FIGURES, valueOfRow, type QueryFigure } from '../../../src/domain/query/query-figures';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { randomCondition } from '../../builders/random-conditions';
import { randomFacts } from '../../builders/random-facts';

const SOW = entityId<'sow'>('1');
const PREVIOUS: Query = { ...EVERY_TOPIC, version: 'previous' };
const GONE = aTopic({ id: entityId('gone'), name: 'water kiosks', status: 3 });

/** With sources and start-ups of the topics that are there, and of no other. */
function factsOf(topics: readonly Topic[], query: Query, previous: readonly Topic[]): Promise<QueryFacts> {
  const from = {
    signals: {
      sources: async (id: Topic['id']) => {
        expect(topics.map((topic) => topic.id)).toContain(id);
        return { sources: [], lastUpdated: null };
      },
      deepdive: async () => ({ evolution: [], manifestations: [], dataPoints: [], provocations: [] }),
    },
    earlier: async () => ({ topics: previous, trends: [] }),
    projects: { platforms: async () => [], insights: async () => [] },
  } as unknown as FactSources;
  return loadFacts(query, { ...NO_FACTS, topics }, SOW, from);
}

const rowOf = (topic: Topic) => ({ type: 'topic', topic }) as const;

describe('A topic that is gone since the last update', () => {
  it('is told of by the previous data alone, whatever the other topics are', () =>
    fc.assert(
      fc.asyncProperty(
        randomFacts,
        randomFacts,
        fc.array(randomCondition('topics'), { maxLength: 4 }),
        async (one, other, conditions) => {
          const query = { ...PREVIOUS, conditions };
          const told = await Promise.all(
            [one, other].map(async ({ topics }) => {
              const earlier = factsOfEarlier(await factsOf(topics, query, [...topics, GONE]));
              const gone = earlier.topics.find(({ id }) => id === GONE.id)!;
              // Those that compare with other rows by their nature are asked of nothing here.
              const own = conditions.filter((condition) => !comparesWithOthers(condition));
              return {
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
    { kind: 'figure', figure: 'sources', comparator: 'under', value: 3, not: false },
    { kind: 'figure', figure: 'startups', comparator: 'under', value: 3, not: false },
    { kind: 'funding', words: ['seed'], not: false },
    { kind: 'publisher', hosts: ['who.int'], not: false },
  ])('meets neither $kind nor its negation: it is not known', async (condition) => {
    for (const not of [false, true]) {
      const query = { ...PREVIOUS, conditions: [{ ...condition, not }] };
      expect(evaluateQuery(query, await factsOf([aTopic()], query, [GONE])).rows).toEqual([]);
    }
  });
});

it('without previous data nothing has changed, and nothing is unchanged', async () => {
  for (const kind of ['changed', 'before'] as const)
    for (const not of [false, true]) {
      const condition = (kind === 'before' ? { kind, of: [], not } : { kind, not }) as Condition;
      const query: Query = { ...EVERY_TOPIC, conditions: [condition] };
      expect(evaluateQuery(query, await factsOf([aTopic()], query, [])).count).toBe(0);
    }
});

/** The first of all, averages, other rows: their other rows are those of the data. */
function comparesWithOthers(condition: Condition): boolean {
  if (condition.kind === 'against') return condition.whose !== 'own';
  if ('of' in condition) return condition.kind === 'before' || condition.of.some(comparesWithOthers);
  return ['top', 'rows', 'moved', 'changed'].includes(condition.kind);
}
