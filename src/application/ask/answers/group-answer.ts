import { evaluateQuery, factsOf, queryOfMoved } from '../../../domain/query/evaluate-query';
import { groupForm } from '../../../domain/query/group-rows';
import { whichRows } from '../../../domain/query/headline';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { type QueryFigure } from '../../../domain/query/query-figures';
import { cellDecimals, formatCell } from '../../../domain/query/query-figure-words';
import { statisticWords } from '../../../domain/query/query-words';
import { rowsOf } from '../../../domain/query/row';
import {
  figureOfGroups,
  groupsInOrder,
  sizeOfGroup,
  takenGroups,
  type ComparedGroup,
} from '../../../domain/query/taken-groups';
import { capitalized, joined } from '../../../domain/shared/words';
import { countOf, formatCount, formatFraction, MISSING_FIGURE } from '../../../domain/shared/figures';

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
  /** What the topics of each group are together; null: there is nothing to add up, or they are no topics. */
  readonly sum: {
    readonly head: string;
    readonly of: (group: ComparedGroup) => number | null;
    readonly text: (sum: number | null) => string;
  } | null;
  readonly groups: readonly ComparedGroup[];
}

/** Counts, shares or a figure by group. A limit is one of groups. */
export function answeredGroups(query: Query, current: QueryFacts): AnswerGroups {
  const facts = factsOf(query, current);
  const matching = evaluateQuery(unlimited(query), current).rows;
  const ordered = groupsInOrder(query, matching, facts);
  const isShare = query.intent === 'share';
  const figure = figureOfGroups(query);
  const values = ordered.map(({ value }) => value);
  const decimals = figure === null ? 0 : cellDecimals(figure, values);
  const valueText = (value: number | null): string =>
    isShare ? formatFraction(value, 0) : figure === null ? '' : formatCell(figure, value, decimals);
  const { words } = groupForm(query.group ?? 'quadrant');
  return {
    headline: headlineOfGroups(queryOfMoved(query, facts), ordered, matching.length, valueText, words),
    head: capitalized(words),
    valueHead: isShare ? 'Share' : figure === null ? null : capitalized(headOf(query, figure)),
    valueText,
    ofAll: isShare ? matching.length / Math.max(1, rowsOf(query.subject, facts).length) : null,
    isShare,
    sum: query.subject === 'topics' ? sumOfGroups(facts) : null,
    groups: takenGroups(query, ordered),
  };
}

function sumOfGroups({ setSum }: QueryFacts): AnswerGroups['sum'] {
  if (setSum === null) return null;
  const { head, of, textOf } = setSum;
  return {
    head,
    of: ({ rows }) => of(rows.flatMap((row) => (row.type === 'topic' ? [row.topic] : []))),
    text: (sum) => (sum === null ? MISSING_FIGURE : textOf(sum)),
  };
}

/** All matching rows in the order of the query. */
function unlimited({ perGroup: _perGroup, ...query }: Query): Query {
  return { ...query, limit: null, offset: 0 };
}

function headOf({ statistic }: Query, figure: QueryFigure): string {
  return statisticWords({ statistic: statistic ?? { kind: 'average', figure } }) ?? '';
}

/** 'Energy and climate has the largest share of topics that grow over 15 %: 6 of 13, 46 %'. */
function headlineOfGroups(
  query: Query,
  groups: readonly ComparedGroup[],
  total: number,
  valueText: AnswerGroups['valueText'],
  words: string,
): string {
  const isShare = query.intent === 'share';
  const figure = figureOfGroups(query);
  const named = groups.filter(({ isNone }) => !isNone);
  const sizeOf = (group: ComparedGroup): number | null => sizeOfGroup(query, group);
  const known = named.filter((group) => sizeOf(group) !== null);
  const best = (query.order?.ascending === true ? Math.min : Math.max)(...known.map((group) => sizeOf(group) ?? 0));
  const leaders = known.filter((group) => sizeOf(group) === best);
  const [lead] = leaders;
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
