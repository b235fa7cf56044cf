import { mean, median } from 'd3-array';
import type { Answer, AnswerBlock, QueryBlock } from '../../application/assistant/answerer';
import { answerQuery, countGroups, type QueryResult } from '../../domain/question/answer-query';
import { conditionText, FIGURE_NAMES } from '../../domain/question/condition-text';
import { outsideReason } from '../../domain/question/outside-words';
import { isEverything, singleConditions, type Query, type QueryFigure } from '../../domain/question/query';
import type { QueryFacts } from '../../domain/question/query-facts';
import { figureOf, idOfRow } from '../../domain/question/row';
import { capitalized } from '../../domain/shared/capitalized';
import { countOf, formatCount, formatFraction, ordinal } from '../../domain/shared/figures';
import type { Knowledge } from './knowledge';
import { dated } from './phrases';
import type { ReadQuery } from './question';
import { queryLinks } from './query-links';
import { formatCell, queryTable } from './query-table';
import { paragraph } from './text';

/** Conditions that say of what a share is. */
const PLACES: ReadonlySet<string> = new Set(['shift', 'trend', 'platform', 'text', 'mentions', 'among']);
const KINDS = { topics: 'topic', trends: 'trend', startups: 'start-up' } as const;

/** The rows of a query with the figures that it speaks of, after what was not understood and what was assumed. */
export function queryAnswer({ query, unread, notes }: ReadQuery, facts: QueryFacts, knowledge: Knowledge): Answer {
  const result = answerQuery(query, facts);
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
  if (query.statistic !== null) return [block, ...said, ...statisticAnswer(query, result, facts), dated(knowledge)];
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

function missingEarlier(query: Query, { previousTopics, newTopics }: QueryFacts): string | null {
  const compares =
    singleConditions(query.conditions).some(({ kind }) => kind === 'moved' || kind === 'was') ||
    [query.order, ...singleConditions(query.conditions)].some(
      (each) => each !== null && 'figure' in each && (each.figure === 'growthChange' || each.figure === 'sizingChange'),
    );
  if (query.since === 'visit' && previousTopics.size === 0 && newTopics.size === 0)
    return 'I do not know: this is your first visit, or nothing of an earlier one is stored in this browser.';
  if (compares && previousTopics.size === 0) return 'I do not know: this project has no previous data to compare with.';
  return null;
}

function rowsAnswer(query: Query, result: QueryResult, facts: QueryFacts, { sow }: Knowledge): readonly AnswerBlock[] {
  const { rows, count, unordered } = result;
  const of = query.intent === 'share' ? query.conditions.filter(({ kind, not }) => !not && PLACES.has(kind)) : [];
  const total = of.length === 0 ? result.total : answerQuery({ ...query, conditions: of }, facts).count;
  const places = of.length === 0 ? '' : ` (${of.map((each) => conditionText(each)).join(', ')})`;
  const kind = KINDS[query.subject];
  if (count === 0)
    return [
      paragraph(query.subject === 'startups' ? 'No start-up matches.' : `None of ${countOf(total, kind)} matches.`),
    ];
  const order = query.order ?? { figure: 'growth' as const, ascending: false };
  const found =
    query.conditions.length === 0
      ? countOf(count, kind)
      : query.subject === 'startups'
        ? `${countOf(count, kind)} ${count === 1 ? 'matches' : 'match'}`
        : `${formatCount(count)} of ${countOf(total, kind)}${places} ${count === 1 ? 'matches' : 'match'}`;
  const share = query.intent === 'share' && total > 0 ? `, ${formatFraction(count / total)}` : '';
  const cut = rows.length < count ? `, ${formatCount(rows.length)} shown` : '';
  const sorted =
    query.subject === 'startups'
      ? ''
      : query.offset > 0
        ? `; the ${ordinal(query.offset + 1)} by ${order.ascending ? 'lowest' : 'highest'} ${FIGURE_NAMES[order.figure]}`
        : `; ${order.ascending ? 'lowest' : 'highest'} ${FIGURE_NAMES[order.figure]} first`;
  const hasAmounts = query.conditions.some((each) => each.kind === 'raised' && each.currency === null);
  const links = queryLinks(query, rows, sow.id);
  return [
    paragraph(`${found}${share}${sorted}${cut}.`),
    ...(hasAmounts ? [paragraph('Amounts are compared as written; currencies are not converted.')] : []),
    ...(rows.length > 0 ? [queryTable(query, rows, facts)] : [paragraph(`There is no ${ordinal(query.offset + 1)}.`)]),
    ...(unordered > 0 && query.subject !== 'startups'
      ? [paragraph(`${countOf(unordered, kind)} without ${FIGURE_NAMES[order.figure]}, listed last.`)]
      : []),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
  ];
}

function statisticAnswer(query: Query, { rows, count, total }: QueryResult, facts: QueryFacts): readonly AnswerBlock[] {
  const { kind = 'average', figure = 'growth' } = query.statistic ?? {};
  const values = rows.map((row) => figureOf(row, figure, facts)).filter((value) => value !== null);
  const value = kind === 'median' ? median(values) : mean(values);
  if (value === undefined)
    return [paragraph(`I do not know: none of ${countOf(count, KINDS[query.subject])} has this figure.`)];
  const of = `${formatCount(values.length)} of ${countOf(total, KINDS[query.subject])}`;
  return [
    paragraph(
      `${kind === 'median' ? 'The median' : 'The average'} of ${FIGURE_NAMES[figure]} is ${formatCell(figure, round(value))}, over ${of}.`,
    ),
    ...(values.length < count
      ? [paragraph(`${formatCount(count - values.length)} without this figure are left out.`)]
      : []),
  ];
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function groupAnswer(query: Query, { rows, count, total }: QueryResult, facts: QueryFacts): readonly AnswerBlock[] {
  const counted = countGroups(rows, query.group ?? 'quadrant', facts);
  const groups = query.order === null ? counted : byAverage(counted, query.order, facts);
  const kind = KINDS[query.subject];
  const most = groups.reduce((best, each) => Math.max(best, each.rows.length), 0);
  const leaders = groups.filter((each) => each.rows.length === most).map(({ name }) => name);
  if (count === 0) return [paragraph(`None of ${countOf(total, kind)} matches.`)];
  const most3 =
    leaders.length > 3
      ? `${leaders.length} of them have the most, ${formatCount(most)} each`
      : `the most are in ${leaders.join(' and ')}: ${formatCount(most)}${leaders.length > 1 ? ' each' : ''}`;
  const lead = groups[0];
  const ordered =
    query.order === null || lead === undefined
      ? most3
      : `${query.order.ascending ? 'lowest' : 'highest'} average of ${FIGURE_NAMES[query.order.figure]} first: ${lead.name}, ${averageOf(lead.rows, query.order.figure, facts)}`;
  return [
    paragraph(
      `${query.subject === 'startups' ? countOf(count, kind) : `${formatCount(count)} of ${countOf(total, kind)}`} by ${query.group ?? ''}; ${ordered}.`,
    ),
    {
      kind: 'table',
      columns: [
        { label: capitalized(query.group ?? ''), isNumber: false },
        { label: capitalized(query.subject), isNumber: true, bars: groups.map((each) => each.rows.length / most) },
        ...AVERAGED.map((figure) => ({ label: `Average of ${FIGURE_NAMES[figure]}`, isNumber: true })),
      ],
      rows: groups.map((each) => ({
        id: each.name,
        cells: [
          each.name,
          formatCount(each.rows.length),
          ...AVERAGED.map((figure) => averageOf(each.rows, figure, facts)),
        ].map((text) => ({ kind: 'text', text }) as const),
      })),
    },
  ];
}

type Group = ReturnType<typeof countGroups>[number];

function byAverage(
  groups: readonly Group[],
  { figure, ascending }: NonNullable<Query['order']>,
  facts: QueryFacts,
): readonly Group[] {
  const value = ({ rows }: Group): number =>
    mean(rows, (row) => figureOf(row, figure, facts)) ??
    (ascending ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
  return groups.toSorted((one, other) => (ascending ? 1 : -1) * (value(one) - value(other)));
}

const AVERAGED = ['sizing', 'growth'] as const;

function averageOf(rows: QueryResult['rows'], figure: QueryFigure, facts: QueryFacts): string {
  const value = mean(rows, (row) => figureOf(row, figure, facts));
  return formatCell(figure, value === undefined ? null : round(value));
}
