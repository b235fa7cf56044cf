import type { Answer, AnswerBlock } from '../answerer';
import { defaultOrder, evaluateQuery, factsOf, type QueryResult } from '../../../domain/query/evaluate-query';
import { isEverything, type Query } from '../../../domain/query/query';
import { figuresOf, materialOf } from '../../../domain/query/condition-kinds';
import { nearMisses } from '../../../domain/query/explain-row';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { figureName, valueOfRow, type QueryFigure } from '../../../domain/query/query-figures';
import { KINDS, subjectWords } from '../../../domain/query/query-words';
import { idOfRow, rowsOf } from '../../../domain/query/row';
import { wholeOf } from '../../../domain/query/whole-of-share';
import { conditionText } from '../../../domain/query/query-words';
import { outsideReason, type Holdings } from '../../../domain/reading/outside';
import { countOf, formatCount, formatFraction, ordinal } from '../../../domain/shared/figures';
import { numberWord } from '../../../domain/shared/number-word';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { boundNotes } from './bound-notes';
import { changesAnswer } from './changes-answer';
import { comparedAnswer } from './compared-answer';
import { dated, enumerate, paragraph, referenceOf, type Knowledge } from './knowledge';
import { ownColumnsOf, ownValuesOf } from '../../../domain/topic/own-values';
import { groupAnswer } from './group-answer';
import { statisticAnswer, sumAnswer } from './number-answers';
import { queryLinks } from './query-links';
import { queryTable } from './query-table';

export interface ReadQuery {
  readonly query: Query;
  readonly unread: readonly string[];
  /** Sentences on what was assumed. */
  readonly notes: readonly string[];
  readonly makes?: 'brief';
}

/** The rows of a query with the figures that it speaks of, after what was not understood and what was assumed. */
export function queryAnswer(
  read: ReadQuery,
  facts: QueryFacts,
  knowledge: Knowledge,
  lastVisit: string | null,
): Answer {
  const { query, unread, notes } = read;
  const result = evaluateQuery(query, facts);
  const own = ownColumnsOf(facts.topics.map((topic) => ({ own: ownValuesOf(topic) })));
  const head: Answer = [
    {
      kind: 'query',
      query,
      unread,
      count: { matching: result.count, of: result.total },
      ...(own.length > 0 && { own }),
    },
    ...leftOut(unread, knowledge.holds),
    ...[...notes, ...boundNotes(query, factsOf(query, facts))].map((note) => paragraph(note)),
  ];
  if (isEverything(query) && unread.length > 0 && query.intent !== 'count')
    return [
      ...head,
      paragraph('I do not know: I understood no condition of this question, so a list would not answer it.'),
    ];
  const missing = missingEarlier(query, facts) ?? missingFigure(query, facts);
  if (missing !== null) return [...head, paragraph(missing)];
  return [...head, ...bodyOf(read, result, facts, knowledge, lastVisit), dated(knowledge)];
}

function bodyOf(
  { query, makes }: ReadQuery,
  result: QueryResult,
  facts: QueryFacts,
  knowledge: Knowledge,
  lastVisit: string | null,
): Answer {
  const own = factsOf(query, facts);
  if (query.group === 'change') return changesAnswer(query, result, facts, knowledge, lastVisit);
  if (query.statistic?.kind === 'sum' && query.statistic.figure === 'raised') return sumAnswer(query, result, own);
  if (query.statistic !== null && query.group === null) return statisticAnswer(query, result, own);
  if (query.group !== null) return groupAnswer(query, result.total, facts);
  if (query.intent === 'compare' && result.rows.length > 1) return comparedAnswer(query, result.rows, own, knowledge);
  return [...rowsAnswer(query, result, facts, knowledge), ...(makes === 'brief' ? briefWords(result) : [])];
}

function briefWords({ rows }: QueryResult): Answer {
  const references = rows.slice(0, 12).flatMap((row) => (row.type === 'topic' ? (referenceOf(row) ?? []) : []));
  if (references.length === 0) return [paragraph('A brief is made of topics, of which none are found.')];
  return [
    paragraph(
      `A brief of these ${countOf(references.length, 'topic')} is ready to be opened: `,
      ...enumerate(references),
      '.',
    ),
  ];
}

/** "‘germany’ is left out: this project has no figures by country or region." */
export function leftOut(unread: readonly string[], holds: Holdings): readonly AnswerBlock[] {
  return unread.map((part) =>
    paragraph(
      `‘${part}’ is left out: ${outsideReason(part, holds) ?? 'I did not understand it'}. The answer is not filtered by it.`,
    ),
  );
}

function missingEarlier(query: Query, { previous, newKeys }: QueryFacts): string | null {
  const isUnknown = (previous?.topics.size ?? 0) === 0;
  if (query.since === 'visit' && isUnknown && newKeys.size === 0)
    return 'I do not know: this is your first visit, or nothing of an earlier one is stored in this browser.';
  if (isUnknown && materialOf(query).has('previous'))
    return 'I do not know: this project has no previous data to compare with.';
  return null;
}

/** A figure that no row has is not known: it is not that none matches. */
function missingFigure(query: Query, facts: QueryFacts): string | null {
  const { subject, conditions, order, statistic } = query;
  const asked: QueryFigure[] = [
    ...conditions.flatMap(figuresOf),
    ...(order === null ? [] : [order.figure]),
    ...(statistic === null ? [] : [statistic.figure]),
  ];
  const rows = rowsOf(subject, factsOf(query, facts));
  const unknown =
    rows.length === 0
      ? undefined
      : asked.find((figure) => rows.every((row) => valueOfRow(row, figure, factsOf(query, facts)) === null));
  if (unknown === undefined) return null;
  return `I do not know: no ${KINDS[subject]} of this project has ${figureName(unknown)}, so it is not that none matches.`;
}

function rowsAnswer(
  query: Query,
  result: QueryResult,
  facts: QueryFacts,
  { sow, shifts, trends, topics }: Knowledge,
): readonly AnswerBlock[] {
  const { rows, count, unordered } = result;
  const of = query.intent === 'share' ? wholeOf(query.conditions) : [];
  const total = of.length === 0 ? result.total : evaluateQuery({ ...query, conditions: of }, facts).count;
  const places = of.length === 0 ? '' : ` (${of.map((each) => conditionText(each)).join(', ')})`;
  const kind = KINDS[query.subject];
  if (count === 0) return noRows(query, total, facts);
  const order = query.order ?? defaultOrder(query.subject);
  const hasNoFigure = query.alphabetical === undefined && unordered === count;
  const found =
    query.conditions.length === 0
      ? countOf(count, kind)
      : query.subject === 'startups'
        ? `${countOf(count, kind)} ${count === 1 ? 'matches' : 'match'}`
        : `${formatCount(count)} of ${amongBefore(query, facts) ?? countOf(total, kind)}${places} ${count === 1 ? 'matches' : 'match'}`;
  const share = query.intent === 'share' && total > 0 ? `, ${formatFraction(count / total)}` : '';
  const cut = rows.length < count ? `, ${formatCount(rows.length)} shown` : '';
  const way = order.ascending ? 'lowest' : 'highest';
  const sorted =
    query.alphabetical !== undefined || (hasNoFigure && query.subject !== 'startups')
      ? `; in ${query.alphabetical === 'descending' ? 'reverse ' : ''}alphabetical order`
      : query.subject === 'startups' && (query.order?.figure !== 'raised' || hasNoFigure)
        ? ''
        : query.offset > 0
          ? `; the ${ordinal(query.offset + 1)}${rows.length > 1 ? ` to ${ordinal(query.offset + rows.length)}` : ''} by ${way} ${figureName(order.figure)}`
          : order.figure === 'date'
            ? `; the ${order.ascending ? 'oldest' : 'newest'} first`
            : `; ${way} ${figureName(order.figure)} first`;
  const hasAmounts = query.order?.figure === 'raised' || query.conditions.some(({ kind: each }) => each === 'raised');
  const isOneCurrency = query.conditions.some((each) => each.kind === 'raised' && each.currency !== null);
  const links = queryLinks(query, rows, sow.id);
  return [
    paragraph(`${found}${share}${sorted}${cut}.`),
    ...(query.intent === 'count' && query.conditions.length === 0
      ? [
          paragraph(
            `The project holds ${countOf(shifts.length, 'shift')}, ${countOf(trends.length, 'trend')} and ${countOf(topics.length, 'topic')}.`,
          ),
        ]
      : []),
    ...newTrends(query, facts),
    ...leftOutLeader(query, result, facts),
    ...(hasAmounts
      ? [
          paragraph(
            `Amounts are compared as written; currencies are not converted${isOneCurrency ? ', and amounts in other currencies are left out' : ''}.`,
          ),
        ]
      : []),
    ...(rows.length > 0
      ? [queryTable(query, rows, factsOf(query, facts))]
      : [paragraph(`There is no ${ordinal(query.offset + 1)}.`)]),
    ...equalRows(query, result),
    ...(unordered > 0 && !hasNoFigure && query.subject !== 'startups'
      ? [paragraph(`${countOf(unordered, kind)} without ${figureName(order.figure)}, last in the order.`)]
      : []),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
  ];
}

/** What would match nearly: '7 topics at 10 % of growth a year'. */
function noRows(query: Query, total: number, facts: QueryFacts): readonly AnswerBlock[] {
  const nearest = nearMisses(query, facts).slice(0, 3);
  const kind = KINDS[query.subject];
  return [
    paragraph(query.subject === 'startups' ? 'No start-up matches.' : `None of ${countOf(total, kind)} matches.`),
    ...(nearest.length === 0
      ? []
      : [paragraph(`Nearest: ${nearest.map(({ words, count }) => `${countOf(count, kind)} ${words}`).join('; ')}.`)]),
    ...twoAtOnce(query),
  ];
}

/** Says when nothing can match, because a topic would have to be in two quadrants at once. */
function twoAtOnce({ conditions }: Query): readonly AnswerBlock[] {
  const kind = (['quadrant', 'status', 'shift', 'trend'] as const).find(
    (each) => conditions.filter((condition) => condition.kind === each && !condition.not).length > 1,
  );
  return kind === undefined ? [] : [paragraph(`Nothing has two of ‘${kind}’ at once.`)];
}

/** Trends are new too, and asked for by 'what is new'. */
function newTrends(query: Query, facts: QueryFacts): readonly AnswerBlock[] {
  const [only, ...others] = query.conditions;
  if (query.subject !== 'topics' || only?.kind !== 'new' || only.not || others.length > 0) return [];
  const { rows } = evaluateQuery({ ...query, subject: 'trends', limit: null, order: null }, facts);
  return rows.length === 0
    ? []
    : [paragraph(`New ${subjectWords('trends')}: `, ...enumerate(rows.flatMap((row) => referenceOf(row) ?? [])), '.')];
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
  return [
    paragraph(
      ...enumerate([referenceOf(leader)].filter((each) => each !== null)),
      ` would lead the list, but its status is ${status}.`,
    ),
  ];
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
function equalRows({ order, offset, subject }: Query, { equalToLast }: QueryResult): readonly AnswerBlock[] {
  if (equalToLast === 0 || offset > 0) return [];
  const figure = figureName((order ?? defaultOrder(subject)).figure);
  const more = equalToLast === 1 ? '1 more has' : `${formatCount(equalToLast)} more have`;
  return [paragraph(`${more} the same ${figure} as the last one shown.`)];
}
