import type { AnswerBlock } from '../answerer';
import { countGroups, evaluateQuery, type QueryResult } from '../../../domain/query/evaluate-query';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { figureName, formatCell, type QueryFigure, valueOfRow } from '../../../domain/query/query-figures';
import { rowsOf } from '../../../domain/query/row';
import { mean, median } from '../../../domain/shared/statistics';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf, formatCount, ordinal } from '../../../domain/shared/figures';
import { KINDS, roundedFigure } from './number-answers';
import { queryTable } from './query-table';
import { paragraph } from './text';

/** Counts and averages by quadrant, shift, trend or status. */
export function groupAnswer(
  query: Query,
  { rows, count, total }: QueryResult,
  facts: QueryFacts,
): readonly AnswerBlock[] {
  if (query.perGroup !== undefined)
    return firstOfGroups(query, query.perGroup, evaluateQuery({ ...query, offset: 0 }, facts).rows, facts);
  const { statistic } = query;
  const isMedian = statistic?.kind === 'median';
  const counted = countGroups(rows, query.group ?? 'quadrant', facts);
  const order = query.order ?? (statistic === null ? null : { figure: statistic.figure, ascending: false });
  const groups = order === null ? counted : byAverage(counted, order, facts, isMedian);
  const kind = KINDS[query.subject];
  const most = groups.reduce((best, each) => Math.max(best, each.rows.length), 0);
  const leaders = groups.filter((each) => each.rows.length === most).map(({ name }) => name);
  if (count === 0) return [paragraph(`None of ${countOf(total, kind)} matches, in no ${query.group ?? ''}.`)];
  const none = groupsWithout(query, counted, facts);
  const most3 =
    leaders.length > 3
      ? `${leaders.length} of them have the most, ${formatCount(most)} each`
      : `the most are in ${leaders.join(' and ')}: ${formatCount(most)}${leaders.length > 1 ? ' each' : ''}`;
  const lead = groups[0];
  const ordered =
    order === null || lead === undefined
      ? most3
      : `${order.ascending ? 'lowest' : 'highest'} ${isMedian ? 'median' : 'average'} of ${figureName(order.figure)} first: ${lead.name}, ${averageOf(lead.rows, order.figure, facts, isMedian)}`;
  return [
    paragraph(
      `${query.subject === 'startups' ? countOf(count, kind) : `${formatCount(count)} of ${countOf(total, kind)}`} by ${query.group ?? ''}; ${ordered}.`,
    ),
    ...(none.length > 0 ? [paragraph(`None in ${countOf(none.length, query.group ?? '')}: ${listed(none)}.`)] : []),
    {
      kind: 'table',
      columns: [
        { label: capitalized(query.group ?? ''), isNumber: false },
        { label: capitalized(query.subject), isNumber: true, bars: groups.map((each) => each.rows.length / most) },
        ...averaged(query).map((figure) => ({
          label: `${isMedian ? 'Median' : 'Average'} of ${figureName(figure)}`,
          isNumber: true,
        })),
      ],
      rows: groups.map((each) => ({
        id: each.name,
        cells: [
          each.name,
          formatCount(each.rows.length),
          ...averaged(query).map((figure) => averageOf(each.rows, figure, facts, isMedian)),
        ].map((text) => ({ kind: 'text', text }) as const),
      })),
    },
    ...(none.length === 0 && (query.group === 'shift' || query.group === 'trend')
      ? [paragraph(`Each ${query.group} has at least one.`)]
      : []),
  ];
}

/** Names of the shifts and trends in which nothing matches. */
function groupsWithout(query: Query, counted: readonly Group[], facts: QueryFacts): readonly string[] {
  const { group } = query;
  if (group !== 'shift' && group !== 'trend') return [];
  if (query.conditions.some(({ kind, not }) => kind === group && !not)) return [];
  const found = new Set(counted.map(({ name }) => name));
  return countGroups(rowsOf(query.subject, facts), group, facts).flatMap(({ name }) => (found.has(name) ? [] : [name]));
}

/** Longer lists are cut. */
const MOST_LISTED = 30;

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_LISTED;
  return names.slice(0, MOST_LISTED).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '');
}

type Group = ReturnType<typeof countGroups>[number];

function byAverage(
  groups: readonly Group[],
  { figure, ascending }: NonNullable<Query['order']>,
  facts: QueryFacts,
  isMedian: boolean,
): readonly Group[] {
  const value = ({ rows }: Group): number =>
    (isMedian ? median : mean)(rows.map((row) => valueOfRow(row, figure, facts))) ??
    (ascending ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
  return groups.toSorted((one, other) => (ascending ? 1 : -1) * (value(one) - value(other)));
}

const AVERAGED = ['sizing', 'growth'] as const;

function averaged({ statistic }: Query): readonly QueryFigure[] {
  return statistic === null ? AVERAGED : [statistic.figure];
}

function averageOf(rows: QueryResult['rows'], figure: QueryFigure, facts: QueryFacts, isMedian = false): string {
  const value = (isMedian ? median : mean)(rows.map((row) => valueOfRow(row, figure, facts)));
  return formatCell(figure, value && roundedFigure(value, figure));
}

/** The first rows of each group, in the order of the query. */
function firstOfGroups(
  query: Query,
  perGroup: number,
  rows: QueryResult['rows'],
  facts: QueryFacts,
): readonly AnswerBlock[] {
  const by = query.group ?? 'quadrant';
  const figure = query.order?.figure ?? 'growth';
  const way = query.order?.ascending === true ? 'lowest' : 'highest';
  const chosen = countGroups(rows, by, facts).flatMap((group) =>
    group.rows.slice(query.offset, query.offset + perGroup).map((row) => ({ group: group.name, row })),
  );
  const table = queryTable(
    { ...query, order: query.order ?? { figure, ascending: false } },
    chosen.map(({ row }) => row),
    facts,
  );
  return [
    paragraph(
      query.offset > 0
        ? `The ${ordinal(query.offset + 1)} ${KINDS[query.subject]} by ${way} ${figureName(figure)} of each ${by}:`
        : `The ${perGroup === 1 ? '' : `${perGroup} `}${KINDS[query.subject]}${perGroup === 1 ? '' : 's'} with the ${way} ${figureName(figure)} of each ${by}:`,
    ),
    {
      ...table,
      columns: [
        ...table.columns.slice(0, 1),
        { label: capitalized(by), isNumber: false },
        ...table.columns.slice(1).filter(({ label }) => label !== capitalized(by)),
      ],
      rows: table.rows.map((row, index) => ({
        ...row,
        cells: [
          ...row.cells.slice(0, 1),
          { kind: 'text' as const, text: chosen[index]?.group ?? '' },
          ...row.cells.slice(1).filter((_, at) => table.columns[at + 1]?.label !== capitalized(by)),
        ],
      })),
    },
  ];
}
