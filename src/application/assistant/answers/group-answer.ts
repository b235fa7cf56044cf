import { evaluateQuery, factsOf, statisticOf } from '../../../domain/query/evaluate-query';
import { groupForm, groupRows, type RowGroup } from '../../../domain/query/group-rows';
import { whichRows } from '../../../domain/query/headline';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { type QueryFigure } from '../../../domain/query/query-figures';
import { formatCell } from '../../../domain/query/query-figure-words';
import { statisticWords } from '../../../domain/query/query-words';
import type { Row } from '../../../domain/query/row';
import { capitalized, joined } from '../../../domain/shared/words';
import { countOf, decimalsOf, formatCount, formatFraction } from '../../../domain/shared/figures';

export interface AnswerGroup {
  readonly name: string;
  /** Of the rows that belong to no group. */
  readonly isNone: boolean;
  /** Those that match, in the order of the query; with 'rows of each' the first ones. */
  readonly rows: readonly Row[];
  /** How many match. */
  readonly count: number;
  /** All rows of the group, matching or not. */
  readonly whole: readonly Row[];
  /** What is compared between the groups: a share, a figure; null: their counts, or not known. */
  readonly value: number | null;
}

export interface AnswerGroups {
  readonly headline: string;
  /** 'Shift'. */
  readonly head: string;
  /** 'Share', 'Average sizing'; null: only counts are compared. */
  readonly valueHead: string | null;
  readonly valueText: (value: number | null) => string;
  /** Of all rows, for a line through the bars; null: none. */
  readonly ofAll: number | null;
  readonly isShare: boolean;
  readonly groups: readonly AnswerGroup[];
}

/** Counts, shares or a figure by group. A limit is one of groups. */
export function answeredGroups(query: Query, matching: readonly Row[], facts: QueryFacts): AnswerGroups {
  const by = query.group ?? 'quadrant';
  const own = factsOf(query, facts);
  const everything = evaluateQuery({ ...query, conditions: [], limit: null, offset: 0 }, facts).rows;
  const wholes = new Map(groupRows(everything, by, own).map((group) => [group.name, group.rows]));
  const isShare = query.intent === 'share';
  const figure = figureOf(query);
  const kind = query.statistic?.kind ?? 'average';
  const valueOf = ({ name, rows }: Pick<RowGroup, 'name' | 'rows'>): number | null => {
    if (isShare) return rows.length / Math.max(1, wholes.get(name)?.length ?? rows.length);
    return figure === null ? null : statisticOf(kind, figure, rows, own);
  };
  const found = groupRows(matching, by, own);
  const names = new Set(found.map(({ name }) => name));
  const empty = [...wholes].filter(([name]) => !names.has(name)).map(([name]) => ({ name, rows: [] }));
  const all = [...found, ...empty].map((group): AnswerGroup => ({
    name: group.name,
    isNone: 'isNone' in group && group.isNone,
    rows: query.perGroup === undefined ? group.rows : group.rows.slice(0, query.perGroup),
    count: group.rows.length,
    whole: wholes.get(group.name) ?? group.rows,
    value: valueOf(group),
  }));
  const ordered = inOrder(query, all, isShare || figure !== null);
  const end = query.limit === null ? undefined : query.offset + query.limit;
  const decimals = decimalsOf(all.map(({ value }) => value));
  const valueText = (value: number | null): string =>
    isShare ? formatFraction(value, 0) : figure === null ? '' : formatCell(figure, value, decimals);
  const groups = ordered.slice(query.offset, end);
  const words = groupForm(by).words;
  return {
    headline: headlineOfGroups(query, ordered, valueText, words),
    head: capitalized(words),
    valueHead: isShare ? 'Share' : figure === null ? null : capitalized(headOf(query, figure)),
    valueText,
    ofAll: isShare ? matching.length / Math.max(1, everything.length) : null,
    isShare,
    groups,
  };
}

/** The figure by which groups are compared; null: by their counts. */
function figureOf({ statistic, order }: Query): QueryFigure | null {
  return statistic?.figure ?? order?.figure ?? null;
}

function headOf({ statistic }: Query, figure: QueryFigure): string {
  return statisticWords({ statistic: statistic ?? { kind: 'average', figure } }) ?? '';
}

/** Groups have their own order; else the largest first, and rows without a group last. */
function inOrder(query: Query, groups: readonly AnswerGroup[], hasValues: boolean): readonly AnswerGroup[] {
  const own = groupForm(query.group ?? 'quadrant').order;
  if (own !== undefined && query.limit === null && query.order === null && query.statistic === null) {
    const place = ({ name }: AnswerGroup): number => (own.includes(name) ? own.indexOf(name) : own.length);
    return groups.toSorted((one, other) => place(one) - place(other));
  }
  const direction = query.order?.ascending === true ? 1 : -1;
  const size = ({ value, count }: AnswerGroup): number | null => (hasValues ? value : count);
  const isLast = (group: AnswerGroup): number => Number(group.isNone) * 2 + Number(size(group) === null);
  return groups.toSorted(
    (one, other) => isLast(one) - isLast(other) || direction * ((size(one) ?? 0) - (size(other) ?? 0)),
  );
}

/** 'Energy and climate has the largest share of topics that grow over 15 %: 6 of 13, 46 %'. */
function headlineOfGroups(
  query: Query,
  groups: readonly AnswerGroup[],
  valueText: AnswerGroups['valueText'],
  words: string,
): string {
  const isShare = query.intent === 'share';
  const figure = figureOf(query);
  const named = groups.filter(({ isNone }) => !isNone);
  const sizeOf = ({ value, count }: AnswerGroup): number | null => (isShare || figure !== null ? value : count);
  const known = named.filter((group) => sizeOf(group) !== null);
  const best = (query.order?.ascending === true ? Math.min : Math.max)(...known.map((group) => sizeOf(group) ?? 0));
  const leaders = known.filter((group) => sizeOf(group) === best);
  const [lead] = leaders;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const what = whichRows(query, total);
  if (lead === undefined) return `${formatCount(total)} ${what}, none in a ${words}`;
  const has = `${joined(leaders.slice(0, 3).map(({ name }) => name))} ${leaders.length === 1 ? 'has' : 'have'}`;
  const each = leaders.length === 1 ? '' : ' each';
  if (leaders.length > 3)
    return `${countOf(leaders.length, words)} have the most ${what}: ${figure === null && !isShare ? formatCount(best) : valueText(best)} each`;
  if (isShare)
    return `${has} the largest share of ${what}: ${leaders.length === 1 ? `${formatCount(lead.count)} of ${formatCount(lead.whole.length)}, ` : ''}${valueText(best)}${each}`;
  if (figure === null) return `${has} the most ${what}: ${formatCount(best)}${each} of ${formatCount(total)}`;
  const way = query.order?.ascending === true ? 'lowest' : 'highest';
  return `${has} the ${way} ${headOf(query, figure)} of ${what}: ${valueText(best)}${each}`;
}
