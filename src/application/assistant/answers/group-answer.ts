import type { AnswerBlock, AnswerPart } from '../answerer';
import { evaluateQuery, factsOf, type QueryResult } from '../../../domain/query/evaluate-query';
import { groupForm, groupRows, type RowGroup } from '../../../domain/query/group-rows';
import type { Query, QueryGroup } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { figureName, formatCell, hasFigure, valueOfRow, type QueryFigure } from '../../../domain/query/query-figures';
import { KINDS, subjectWords } from '../../../domain/query/query-words';
import { nameOfRow, rowsOf } from '../../../domain/query/row';
import { wholeOf } from '../../../domain/query/whole-of-share';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf, formatCount, formatFraction, MISSING_FIGURE, ordinal } from '../../../domain/shared/figures';
import { roundedFigure, valueOf } from './number-answers';
import { paragraph } from './knowledge';
import { queryTable } from './query-table';

/** Counts, shares and averages by group, or the first rows of each. A limit is one of groups. */
export function groupAnswer(query: Query, total: number, facts: QueryFacts): readonly AnswerBlock[] {
  const by = query.group ?? 'quadrant';
  const own = factsOf(query, facts);
  const { rows } = evaluateQuery({ ...query, offset: 0, limit: null }, facts);
  if (query.perGroup !== undefined) return firstOfGroups(query, by, query.perGroup, rows, own);
  const count = rows.length;
  const kind = KINDS[query.subject];
  if (count === 0) return [paragraph(`None of ${countOf(total, kind)} matches, in no ${groupForm(by).words}.`)];
  const counted = groupRows(rows, by, own);
  const wholes = query.intent === 'share' ? wholesOf(query, by, count, facts) : null;
  const all = ordered(query, counted, wholes, own);
  const groups = all.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
  const found =
    query.subject === 'startups' ? countOf(count, kind) : `${formatCount(count)} of ${countOf(total, kind)}`;
  const none = groupsWithout(query, by, counted, own);
  const isComplete =
    none.length === 0 &&
    counted.some(({ isNone }) => isNone !== true) &&
    (by === 'shift' || by === 'trend') &&
    !isLimitedTo(query, by);
  return [
    paragraph(
      `${found} by ${groupForm(by).words}; ${leadWords(query, all, counted, wholes, own)}${groups.length < all.length ? `, ${groups.length} shown` : ''}.`,
    ),
    ...(none.length > 0 ? [paragraph(`None in ${countOf(none.length, groupForm(by).words)}: ${listed(none)}.`)] : []),
    tableOf(query, by, groups, wholes, own),
    ...(isComplete ? [paragraph(`Each ${groupForm(by).words} has at least one.`)] : []),
  ];
}

function tableOf(
  query: Query,
  by: QueryGroup,
  groups: readonly RowGroup[],
  wholes: Wholes | null,
  facts: QueryFacts,
): AnswerBlock {
  const most = groups.reduce((best, { rows }) => Math.max(best, rows.length), 1);
  const figures = averaged(query);
  const kind = query.statistic?.kind ?? 'average';
  return {
    kind: 'table',
    columns: [
      { label: capitalized(groupForm(by).words), isNumber: false },
      {
        label: capitalized(subjectWords(query.subject)),
        isNumber: true,
        bars: groups.map(({ rows }) => rows.length / most),
      },
      ...(wholes === null ? [] : [{ label: wholes.label, isNumber: true }]),
      ...figures.map((figure) => ({
        label: capitalized(statisticName(kind, figureName(figure))),
        isNumber: true,
      })),
    ],
    rows: groups.map((group) => ({
      id: group.name,
      cells: [
        group.name,
        formatCount(group.rows.length),
        ...(wholes === null ? [] : [formatFraction(wholes.shareOf(group))]),
        ...figures.map((figure) => statisticOf(group, figure, kind, facts)),
      ].map((text): AnswerPart => ({ kind: 'text', text })),
    })),
  };
}

/** 'Average of growth a year'; an average of averages is named once. */
function statisticName(kind: NonNullable<Query['statistic']>['kind'], name: string): string {
  if (kind === 'average' && name.startsWith('average ')) return name;
  return `${kind === 'sum' ? 'total' : kind} of ${name}`;
}

/** What the share of a group is of. */
interface Wholes {
  readonly label: string;
  readonly shareOf: (group: RowGroup) => number;
}

/**
 * Of the rows found where each condition says what the share is of; else of the rows of the group that the share is of.
 * @param count how many rows are found
 */
function wholesOf(query: Query, by: QueryGroup, count: number, facts: QueryFacts): Wholes {
  if (query.conditions.every(({ base }) => base === true)) {
    const which = query.conditions.length === 0 ? 'all' : 'these';
    return { label: `Share of ${which} ${subjectWords(query.subject)}`, shareOf: ({ rows }) => rows.length / count };
  }
  const whole = evaluateQuery({ ...query, conditions: wholeOf(query.conditions), limit: null, offset: 0 }, facts).rows;
  const sizes = new Map(groupRows(whole, by, factsOf(query, facts)).map(({ name, rows }) => [name, rows.length]));
  return {
    label: `Share of the ${groupForm(by).words}`,
    shareOf: ({ name, rows }) => rows.length / Math.max(1, sizes.get(name) ?? 0),
  };
}

function leadWords(
  query: Query,
  groups: readonly RowGroup[],
  counted: readonly RowGroup[],
  wholes: Wholes | null,
  facts: QueryFacts,
): string {
  const order = orderOf(query);
  const [lead] = groups;
  if (order !== null && lead !== undefined) {
    const kind = query.statistic?.kind ?? 'average';
    const value = statisticOf(lead, order.figure, kind, facts);
    const words = `${kind === 'sum' ? 'total' : kind} of ${figureName(order.figure)}`;
    if (value === MISSING_FIGURE || lead.isNone === true)
      return `no ${groupForm(query.group ?? 'quadrant').words} has a known ${words}`;
    return `${order.ascending ? 'lowest' : 'highest'} ${words} first: ${lead.name}, ${value}`;
  }
  const own = counted.filter(({ isNone }) => isNone !== true);
  const sizeOf = (group: RowGroup): number => wholes?.shareOf(group) ?? group.rows.length;
  const most = own.reduce((best, group) => Math.max(best, sizeOf(group)), 0);
  const leaders = own.filter((group) => sizeOf(group) === most).map(({ name }) => name);
  const figure = wholes === null ? formatCount(most) : formatFraction(most);
  const found = wholes === null ? 'the most are' : 'the highest share is';
  if (leaders.length === 0) return `none of them is in a ${groupForm(query.group ?? 'quadrant').words}`;
  return leaders.length > 3
    ? `${leaders.length} of them have the ${wholes === null ? 'most' : 'highest share'}, ${figure} each`
    : `${found} in ${leaders.join(' and ')}: ${figure}${leaders.length > 1 ? ' each' : ''}`;
}

function isLimitedTo({ conditions }: Query, by: QueryGroup): boolean {
  return conditions.some(({ kind, not }) => kind === by && !not);
}

/** Names of the shifts and trends in which nothing matches. */
function groupsWithout(
  query: Query,
  by: QueryGroup,
  counted: readonly RowGroup[],
  facts: QueryFacts,
): readonly string[] {
  if ((by !== 'shift' && by !== 'trend') || isLimitedTo(query, by)) return [];
  const found = new Set(counted.map(({ name }) => name));
  return rowsOf(`${by}s`, facts)
    .map(nameOfRow)
    .filter((name) => !found.has(name));
}

/** Longer lists are cut. */
const MOST_LISTED = 30;

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_LISTED;
  return names.slice(0, MOST_LISTED).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '');
}

function orderOf({ order, statistic }: Query): Query['order'] {
  return order ?? (statistic === null ? null : { figure: statistic.figure, ascending: false });
}

/** Rows without a group come last. */
const sizeOf = ({ rows, isNone }: RowGroup): number => (isNone === true ? 0 : rows.length);

function ordered(
  query: Query,
  groups: readonly RowGroup[],
  wholes: Wholes | null,
  facts: QueryFacts,
): readonly RowGroup[] {
  const order = orderOf(query);
  if (order === null) {
    const hasOwnOrder = groupForm(query.group ?? 'quadrant').order !== undefined;
    if (query.limit === null && (wholes === null || hasOwnOrder)) return groups;
    const size = wholes?.shareOf ?? sizeOf;
    return groups.toSorted((one, other) => size(other) - size(one));
  }
  const end = order.ascending ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const value = ({ rows, isNone }: RowGroup): number =>
    (isNone === true ? end : null) ??
    valueOf(
      query.statistic?.kind ?? 'average',
      rows.map((row) => valueOfRow(row, order.figure, facts)),
    ) ??
    end;
  return groups.toSorted((one, other) => (order.ascending ? 1 : -1) * (value(one) - value(other)));
}

function averaged({ statistic, subject }: Query): readonly QueryFigure[] {
  const figures: readonly QueryFigure[] = statistic === null ? ['sizing', 'growth'] : [statistic.figure];
  return figures.filter((figure) => hasFigure(subject, figure) && (statistic !== null || subject !== 'startups'));
}

function statisticOf(
  { rows }: RowGroup,
  figure: QueryFigure,
  kind: NonNullable<Query['statistic']>['kind'],
  facts: QueryFacts,
): string {
  const value = valueOf(
    kind,
    rows.map((row) => valueOfRow(row, figure, facts)),
  );
  return formatCell(figure, value && roundedFigure(value, figure));
}

/** The first rows of each group, in the order of the query. */
function firstOfGroups(
  query: Query,
  by: QueryGroup,
  perGroup: number,
  rows: QueryResult['rows'],
  facts: QueryFacts,
): readonly AnswerBlock[] {
  const { words } = groupForm(by);
  const order = query.order ?? { figure: 'growth' as const, ascending: false };
  const way = order.ascending ? 'lowest' : 'highest';
  const kind = KINDS[query.subject];
  const chosen = groupRows(rows, by, facts).flatMap((group) =>
    group.rows.slice(query.offset, query.offset + perGroup).map((row) => ({ group: group.name, row })),
  );
  const table = queryTable(
    { ...query, order },
    chosen.map(({ row }) => row),
    facts,
  );
  const label = capitalized(words);
  const kept = table.columns.map((column) => column.label !== label);
  return [
    paragraph(
      query.offset > 0
        ? `The ${ordinal(query.offset + 1)} ${kind} by ${way} ${figureName(order.figure)} of each ${words}:`
        : `The ${perGroup === 1 ? '' : `${perGroup} `}${kind}${perGroup === 1 ? '' : 's'} with the ${way} ${figureName(order.figure)} of each ${words}:`,
    ),
    {
      ...table,
      columns: [
        ...table.columns.slice(0, 1),
        { label, isNumber: false },
        ...table.columns.slice(1).filter((_, at) => kept[at + 1]),
      ],
      rows: table.rows.map((row, index) => ({
        ...row,
        id: `${chosen[index]?.group ?? ''} ${row.id}`,
        cells: [
          ...row.cells.slice(0, 1),
          { kind: 'text' as const, text: chosen[index]?.group ?? '' },
          ...row.cells.slice(1).filter((_, at) => kept[at + 1]),
        ],
      })),
    },
  ];
}
