import fc from 'fast-check';
import { describe, it } from 'vitest';
import { verdictText } from '../../../../src/application/assistant/answer-lines';
import { itemAnswer } from '../../../../src/application/assistant/answers/item-answer';
import { queryAnswer } from '../../../../src/application/assistant/answers/query-answer';
import { explainRow } from '../../../../src/domain/query/explain-row';
import { groupForm } from '../../../../src/domain/query/group-rows';
import { QUERY_GROUPS, STATISTICS, type Query } from '../../../../src/domain/query/query';
import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import { hasFigure, QUERY_FIGURES, type QueryFigure } from '../../../../src/domain/query/query-figures';
import { ownKey } from '../../../../src/domain/topic/own-values';
import { randomCondition, randomQuery } from '../../../builders/random-conditions';
import { randomFacts } from '../../../builders/random-facts';
import { aSow } from '../../../builders/sow-mother';
import { plainRows } from '../../../domain/query/naive/plain-rows';
import type { Asked } from './claims/asked';
import { COMPARED_CLAIMS } from './claims/compared-claims';
import { GROUP_CLAIMS } from './claims/group-claims';
import { falseSentences } from './claims/row-claims';
import { isTrueCheck, isTrueVerdict } from './claims/topic-claims';
import { textOf } from './ask-workspace';

const RUNS = { numRuns: 200 };
const FIGURES = Object.keys(QUERY_FIGURES) as readonly QueryFigure[];

/** Facts in which trends are new too. */
const facts: fc.Arbitrary<QueryFacts> = fc
  .tuple(randomFacts, fc.subarray(['Trend:100', 'Trend:101']))
  .map(([own, trends]) => ({ ...own, newKeys: new Set([...own.newKeys, ...trends]) }));

const asks = (change: fc.Arbitrary<Partial<Query>>, is: (query: Query) => boolean = () => true) =>
  fc
    .tuple(randomQuery, change, facts)
    .map(([query, own, of]): Asked => ({ query: { ...query, ...own }, facts: of }))
    .filter(({ query }) => is(query));

const knowledgeOf = ({ topics, trends }: QueryFacts) =>
  ({ sow: aSow(), topics, trends, shifts: [], platforms: [], insights: [] }) as never;

const sentencesOf = (answer: Parameters<typeof textOf>[0]): readonly string[] =>
  textOf(answer.filter(({ kind }) => kind === 'paragraph'))
    .replaceAll(/[[\]]/g, '')
    .split('\n');

function judge(asked: Asked): void {
  const { query } = asked;
  const answer = queryAnswer({ query, unread: [], notes: [] }, asked.facts, knowledgeOf(asked.facts), null);
  const sentences = sentencesOf(answer);
  const wrong = falseSentences(
    sentences,
    asked,
    ...(query.group === null ? [] : [GROUP_CLAIMS]),
    ...(query.intent === 'compare' ? [COMPARED_CLAIMS] : []),
  );
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nof\n${sentences.join('\n')}`);
}

const statistic = fc.record({ kind: fc.constantFrom(...STATISTICS), figure: fc.constantFrom(...FIGURES) });
const hasStatistic = ({ subject, statistic: own }: Query) => own === null || hasFigure(subject, own.figure);

describe('what the assistant says of the rows of a random project, beside a naive evaluation', () => {
  it('holds of lists and shares', () => {
    const intent = fc.constantFrom('list' as const, 'share' as const);
    const alphabetical = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(fc.property(asks(fc.record({ intent, alphabetical }, { requiredKeys: [] })), judge), RUNS);
  });

  it('holds of averages, medians, totals and extremes', () => {
    fc.assert(fc.property(asks(fc.record({ statistic }), hasStatistic), judge), RUNS);
  });

  it('holds of groups', () => {
    const change = fc.record({
      group: fc.constantFrom(...QUERY_GROUPS.filter((each) => each !== 'change'), ownKey('Region')),
      statistic: fc.option(statistic, { nil: null }),
      intent: fc.constantFrom('list' as const, 'share' as const),
    });
    const isGrouped = (query: Query) =>
      hasStatistic(query) && groupForm(query.group ?? 'month').subjects.includes(query.subject);
    fc.assert(fc.property(asks(change, isGrouped), judge), RUNS);
  });

  it('holds of comparisons', () => {
    fc.assert(fc.property(asks(fc.record({ intent: fc.constant('compare' as const) })), judge), RUNS);
  });
});

describe('what the assistant says of one topic', () => {
  it('is whether it meets what the question says of it, or that this is not known', () => {
    const conditions = fc.array(randomCondition('topics'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(facts, conditions, (of, checks) => {
        for (const row of plainRows('topics', of)) {
          if (row.topic === undefined) continue;
          const item = { type: 'topic', name: row.name } as const;
          const read = { kind: 'item', item, checks, asked: [], unread: [], notes: [] } as never;
          const answer = itemAnswer(
            read,
            { type: 'topic', topic: row.topic },
            { facts: of, deepdive: null, previousDate: null },
            knowledgeOf(of),
          );
          const [sentence = ''] = sentencesOf(answer);
          if (!isTrueCheck(sentence, { row, conditions: checks, facts: of })) throw new Error(sentence);
        }
      }),
      RUNS,
    );
  });

  it('is why it is in a list, or is not', () => {
    fc.assert(
      fc.property(
        asks(fc.constant({})).filter(({ query }) => query.subject === 'topics' && query.version === undefined),
        (asked) => {
          for (const row of plainRows('topics', asked.facts)) {
            if (row.topic === undefined) continue;
            const verdict = explainRow({ type: 'topic', topic: row.topic }, asked.query, asked.facts);
            const text = verdictText({ kind: 'verdict', name: row.name, verdict, query: asked.query });
            if (!isTrueVerdict(text, row, asked)) throw new Error(text);
          }
        },
      ),
      RUNS,
    );
  });
});
