import type { Answer, AnswerBlock, QueryBlock } from '../answerer';
import { evaluateQuery, type QueryResult } from '../../../domain/query/evaluate-query';
import { type Condition, isEverything, type Query } from '../../../domain/query/query';
import { isPlace, materialOf } from '../../../domain/query/condition-kinds';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { figureName } from '../../../domain/query/query-figures';
import { conditionText } from '../../../domain/query/query-words';
import { idOfRow } from '../../../domain/query/row';
import { outsideReason } from '../../../domain/question/outside-words';
import { countOf, formatCount, formatFraction, ordinal } from '../../../domain/shared/figures';
import { numberWord } from '../../../domain/shared/number-word';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { toReference, type Knowledge } from './knowledge';
import { groupAnswer } from './group-answer';
import { KINDS, statisticAnswer, sumAnswer } from './number-answers';
import { dated } from './phrases';
import type { ReadQuery } from './question';
import { queryLinks } from './query-links';
import { queryTable } from './query-table';
import { paragraph } from './text';

/** The rows of a query with the figures that it speaks of, after what was not understood and what was assumed. */
export function queryAnswer({ query, unread, notes }: ReadQuery, facts: QueryFacts, knowledge: Knowledge): Answer {
  const result = evaluateQuery(query, facts);
  const block: QueryBlock = { kind: 'query', query, unread, ids: result.rows.map(idOfRow) };
  const said = [...leftOut(unread), ...notes.map((note) => paragraph(note))];
  if (isEverything(query) && unread.length > 0) {
    return [
      block,
      ...said,
      paragraph('I do not know: I understood no condition of this question, so a list would not answer it.'),
    ];
  }
  const missing = missingEarlier(query, facts);
  if (missing !== null) return [block, ...said, paragraph(missing)];
  if (query.statistic?.kind === 'sum') return [block, ...said, ...sumAnswer(query, result, facts), dated(knowledge)];
  if (query.statistic !== null && query.group === null)
    return [block, ...said, ...statisticAnswer(query, result, facts), dated(knowledge)];
  if (query.group !== null) return [block, ...said, ...groupAnswer(query, result, facts), dated(knowledge)];
  return [block, ...said, ...rowsAnswer(query, result, facts, knowledge), dated(knowledge)];
}

/** "‘germany’ is left out: this project has no figures by country or region." */
export function leftOut(unread: readonly string[]): readonly AnswerBlock[] {
  return unread.map((part) => {
    if (part === 'or') return paragraph('‘or’ is left out: all conditions apply together.');
    const reason = outsideReason(part);
    return paragraph(
      `‘${part}’ is left out: ${reason ?? 'I did not understand it'}. The answer is not filtered by it.`,
    );
  });
}

function missingEarlier(query: Query, { previous, newKeys }: QueryFacts): string | null {
  const isUnknown = (previous?.topics.size ?? 0) === 0;
  if (query.since === 'visit' && isUnknown && newKeys.size === 0)
    return 'I do not know: this is your first visit, or nothing of an earlier one is stored in this browser.';
  if (isUnknown && materialOf(query).has('previous'))
    return 'I do not know: this project has no previous data to compare with.';
  return null;
}

function rowsAnswer(query: Query, result: QueryResult, facts: QueryFacts, { sow }: Knowledge): readonly AnswerBlock[] {
  const { rows, count, unordered } = result;
  const of = query.intent === 'share' ? wholeOf(query.conditions) : [];
  const total = of.length === 0 ? result.total : evaluateQuery({ ...query, conditions: of }, facts).count;
  const places = of.length === 0 ? '' : ` (${of.map((each) => conditionText(each)).join(', ')})`;
  const kind = KINDS[query.subject];
  if (count === 0)
    return [
      paragraph(query.subject === 'startups' ? 'No start-up matches.' : `None of ${countOf(total, kind)} matches.`),
      ...twoAtOnce(query),
    ];
  const order = query.order ?? { figure: 'growth' as const, ascending: false };
  const hasNoFigure = query.alphabetical === undefined && unordered === count;
  if (hasNoFigure && query.order !== null)
    return [
      paragraph(
        `${count === 1 ? 'The one' : `None of the ${formatCount(count)}`} ${kind}${count === 1 ? ' that matches has no' : 's has'} ${figureName(order.figure)}, so there is no order by it.`,
      ),
    ];
  const found =
    query.conditions.length === 0
      ? countOf(count, kind)
      : query.subject === 'startups'
        ? `${countOf(count, kind)} ${count === 1 ? 'matches' : 'match'}`
        : `${formatCount(count)} of ${amongBefore(query, facts) ?? countOf(total, kind)}${places} ${count === 1 ? 'matches' : 'match'}`;
  const share = query.intent === 'share' && total > 0 ? `, ${formatFraction(count / total)}` : '';
  const cut = rows.length < count ? `, ${formatCount(rows.length)} shown` : '';
  const sorted =
    query.alphabetical !== undefined || (hasNoFigure && query.subject !== 'startups')
      ? `; in ${query.alphabetical === 'descending' ? 'reverse ' : ''}alphabetical order`
      : query.subject === 'startups' && query.order?.figure !== 'raised'
        ? ''
        : query.offset > 0
          ? `; the ${ordinal(query.offset + 1)}${rows.length > 1 ? ` to ${ordinal(query.offset + rows.length)}` : ''} by ${order.ascending ? 'lowest' : 'highest'} ${figureName(order.figure)}`
          : `; ${order.ascending ? 'lowest' : 'highest'} ${figureName(order.figure)} first`;
  const hasAmounts = query.order?.figure === 'raised' || query.conditions.some(({ kind }) => kind === 'raised');
  const isOneCurrency = query.conditions.some((each) => each.kind === 'raised' && each.currency !== null);
  const links = queryLinks(query, rows, sow.id);
  return [
    paragraph(`${found}${share}${sorted}${cut}.`),
    ...leftOutLeader(query, result, facts),
    ...(hasAmounts
      ? [
          paragraph(
            `Amounts are compared as written; currencies are not converted${isOneCurrency ? ', and amounts in other currencies are left out' : ''}.`,
          ),
        ]
      : []),
    ...(rows.length > 0 ? [queryTable(query, rows, facts)] : [paragraph(`There is no ${ordinal(query.offset + 1)}.`)]),
    ...equalRows(query, result),
    ...(unordered > 0 && !hasNoFigure && query.subject !== 'startups'
      ? [paragraph(`${countOf(unordered, kind)} without ${figureName(order.figure)}, listed last.`)]
      : []),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
  ];
}

/** Says when nothing can match, because a topic would have to be in two quadrants at once. */
function twoAtOnce({ conditions }: Query): readonly AnswerBlock[] {
  const kind = (['quadrant', 'status', 'shift', 'trend'] as const).find(
    (each) => conditions.filter((condition) => condition.kind === each && !condition.not).length > 1,
  );
  return kind === undefined
    ? []
    : [paragraph(`Nothing has two of ‘${kind}’ at once: for two lists, ask for one after the other.`)];
}

/** Of what a share is: what the question marks, and where, unless where is all that it asks of the whole. */
function wholeOf(conditions: readonly Condition[]): readonly Condition[] {
  const isIn = (condition: Condition): boolean => !condition.not && isPlace(condition);
  const isAsked = conditions.some(({ base }) => base === true) && conditions.every((each) => each.base || isIn(each));
  return conditions.filter((each) => each.base === true || (!isAsked && isIn(each)));
}

/** Names the row that would be the first one, were it not for its status: "X would lead the list, but its status is Disregard." */
function leftOutLeader(query: Query, { rows }: QueryResult, facts: QueryFacts): readonly AnswerBlock[] {
  const excluded = query.conditions.filter((each) => each.kind === 'status' && each.not);
  if (excluded.length === 0 || query.subject !== 'topics' || query.offset > 0 || query.alphabetical !== undefined)
    return [];
  const conditions = query.conditions.filter((each) => !excluded.includes(each));
  const [leader] = evaluateQuery({ ...query, conditions, limit: 1 }, facts).rows;
  if (leader?.type !== 'topic' || leader.topic.id === (rows[0] === undefined ? null : idOfRow(rows[0]))) return [];
  const status = topicStatusName(facts.statusOf(leader.topic) ?? UNDECIDED);
  return [paragraph(toReference(leader), ` would lead the list, but its status is ${status}.`)];
}

/** "the eight": the rows of the answer before, among which a follow-up chooses; null: it chooses among all. */
function amongBefore(query: Query, facts: QueryFacts): string | null {
  if (query.narrows === undefined || query.intent === 'share') return null;
  const before = query.conditions.filter(({ added }) => added !== true);
  if (before.length === query.conditions.length || before.length === 0) return null;
  const { count } = evaluateQuery({ ...query, conditions: before }, facts);
  return `the ${count === 1 ? 'one' : numberWord(count)} before`;
}

/** Says when rows behind the limit have the same figure as the last one shown. */
function equalRows({ order, offset }: Query, { equalToLast }: QueryResult): readonly AnswerBlock[] {
  if (equalToLast === 0 || offset > 0) return [];
  const figure = figureName(order?.figure ?? 'growth');
  const more = equalToLast === 1 ? '1 more has' : `${formatCount(equalToLast)} more have`;
  return [paragraph(`${more} the same ${figure} as the last one shown.`)];
}
