import {
  evaluateQuery,
  factsOf,
  isRanking,
  orderOfQuery,
  queryOfMoved,
  type QueryResult,
} from '../../../domain/query/evaluate-query';
import { statisticOf } from '../../../domain/query/statistic-of';
import { raisedBy } from '../../../domain/query/funding-amount';
import { statisticHead } from '../../../domain/query/headline';
import { isApplicable } from '../../../domain/query/condition-kinds';
import { EVERY_TOPIC, isWhole, type Condition, type Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { valueOfNamed, valueOfRow } from '../../../domain/query/query-figures';
import { figureName, formatCell, isCounted } from '../../../domain/query/query-figure-words';
import { KINDS, statisticWords, subjectWords } from '../../../domain/query/query-words';
import { idOfRow, nameOfRow, rowsOf, type Row } from '../../../domain/query/row';
import { capitalized, isolated, joined } from '../../../domain/shared/words';
import { countOf, decimalsOf, formatCount } from '../../../domain/shared/figures';
import { mean } from '../../../domain/shared/statistics';

/** What has to be said of an answer besides its headline, as sentences. */
export function answerNotes(query: Query, result: QueryResult, facts: QueryFacts): readonly string[] {
  const own = factsOf(query, facts);
  return [
    ...boundNotes(query, own),
    ...amountNotes(query),
    ...unknownNotes(query, result),
    ...equalNotes(query, result),
    ...statisticNotes(query, result, own),
    ...goneNotes(query, facts),
    ...searchNotes(query, facts),
    ...describedNotes(query, result, own),
  ];
}

/** What figures are compared with that are not numbers: 'Half the average of all topics: growth a year 5.23 %.' */
function boundNotes({ conditions, subject }: Query, facts: QueryFacts): readonly string[] {
  return conditions.flatMap((condition) => {
    if (condition.kind !== 'against' || (condition.whose !== 'average' && condition.whose !== 'named')) return [];
    const { other, times, whose, name } = condition;
    const { rows } = evaluateQuery({ ...EVERY_TOPIC, subject }, facts);
    const value =
      whose === 'named' ? valueOfNamed(name, other, facts) : mean(rows.map((row) => valueOfRow(row, other, facts)));
    const of = whose === 'named' ? name : `the average of all ${subjectWords(subject)}`;
    if (value === null) return [`The ${figureName(other)} of ${of} is not known.`];
    const factor = times === 1 ? of : times === 0.5 ? `half ${of}` : `${times} times ${of}`;
    // A bound has all of its decimals.
    const bound = Math.round(value * times * 1e4) / 1e4;
    const text = formatCell(other, bound, decimalsOf([bound])).replace(/^\+/, '');
    return [`${capitalized(factor)}: ${figureName(other)} ${text}.`];
  });
}

function amountNotes({ order, conditions, statistic }: Query): readonly string[] {
  const asked = conditions.filter((each) => each.kind === 'raised');
  // A sum is said for each currency.
  const isOfAmounts = statistic?.figure === 'raised' && statistic.kind !== 'sum';
  if (order?.figure !== 'raised' && asked.length === 0 && !isOfAmounts) return [];
  const isOneCurrency = asked.some(({ currency }) => currency !== null);
  const left = isOneCurrency ? ', and amounts in other currencies are left out' : '';
  return [`Amounts are compared as written; currencies are not converted${left}.`];
}

/** Rows without the figure of the order stand last, or are not among so many by it. */
function unknownNotes(query: Query, { unordered, count }: QueryResult): readonly string[] {
  const { order, subject, statistic, group } = query;
  if (order === null || unordered === 0 || unordered === count || statistic !== null || group !== null) return [];
  const place = isRanking(query) ? 'left out' : 'last';
  return [`${countOf(unordered, KINDS[subject])} without ${figureName(order.figure)} ${be(unordered)} ${place}.`];
}

/** More are counted. */
const MOST_EQUAL = 3;

/** Which of the rows with the same figure are taken is by chance. */
function equalNotes(query: Query, { equalToLast, equalToFirst }: QueryResult): readonly string[] {
  const { figure } = orderOfQuery(query);
  const same = isCounted(figure) ? `as many ${figureName(figure)}` : `the same ${figureName(figure)}`;
  const note = (rows: readonly Row[], words: string, place: string): readonly string[] => {
    const count = `${formatCount(rows.length)} ${words}`;
    const which = rows.length > MOST_EQUAL ? count : joined(rows.map((row) => isolated(nameOfRow(row))));
    const have = rows.length === 1 ? 'has' : 'have';
    return rows.length === 0 ? [] : [`${which} ${have} ${same} as the ${place} one shown.`];
  };
  return [...note(equalToFirst, 'before', 'first'), ...note(equalToLast, 'more', 'last')];
}

const be = (count: number): string => (count === 1 ? 'is' : 'are');

/** The headline of one number: 'The average growth a year of the 24 strong signals is +12 %'; null: rows are asked for. */
export function statisticSentence(query: Query, { rows }: QueryResult, facts: QueryFacts): string | null {
  const words = statisticWords(query);
  if (query.statistic === null || query.group !== null || words === null || rows.length === 0) return null;
  const { kind, figure } = query.statistic;
  const head = statisticHead(queryOfMoved(query, facts), words, rows.length);
  if (kind === 'sum' && figure === 'raised') return `${head} is ${amountsOf(rows) ?? 'not known'}`;
  const value = statisticOf(kind, figure, rows, facts);
  return `${head} is ${value === null ? 'not known' : formatCell(figure, value)}`;
}

function statisticNotes(query: Query, { rows }: QueryResult, facts: QueryFacts): readonly string[] {
  const { statistic, subject, group, conditions } = query;
  if (statistic === null || group !== null) return [];
  const { kind, figure } = statistic;
  const without = rows.filter((row) => valueOfRow(row, figure, facts) === null).length;
  const all =
    kind === 'sum' || conditions.length === 0 ? null : statisticOf(kind, figure, rowsOf(subject, facts), facts);
  return [
    ...(all === null ? [] : [`Of all ${subjectWords(subject)} it is ${formatCell(figure, all)}.`]),
    ...(without === 0 ? [] : [`${formatCount(without)} without this figure ${without === 1 ? 'is' : 'are'} left out.`]),
  ];
}

const MOST_NAMED = 16;

/** Beside what changed, what is there no more. */
function goneNotes(query: Query, facts: QueryFacts): readonly string[] {
  if (query.group !== 'change' || query.version !== undefined) return [];
  const gone: Condition = { kind: 'before', of: [], not: true };
  const earlier: Query = { ...query, group: null, version: 'previous', conditions: [...query.conditions, gone] };
  const names = evaluateQuery({ ...earlier, limit: null, offset: 0 }, facts).rows.map(nameOfRow);
  const more = names.length - MOST_NAMED;
  if (names.length === 0) return [];
  return [`Gone: ${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`];
}

/** Where the start-ups and sources of each topic are a request of their own, no text of theirs is searched. */
function searchNotes({ conditions, subject }: Query, { sources, startups, topics }: QueryFacts): readonly string[] {
  const isSearch = conditions.some(({ kind }) => kind === 'anywhere') && subject === 'topics' && topics.length > 0;
  return isSearch && sources.size + startups.size === 0
    ? ['The texts of start-ups and sources are not searched here; name one of them to search it.']
    : [];
}

/** A search in names says how many rows are only described with the words. */
function describedNotes(query: Query, { rows }: QueryResult, facts: QueryFacts): readonly string[] {
  const at = query.conditions.findIndex((each) => each.kind === 'text' && !each.not && each.isOwnName !== true);
  const searched = query.conditions[at];
  if (searched?.kind !== 'text' || !isWhole(query) || query.group !== null) return [];
  const described: Condition = { kind: 'mentions', words: searched.words, not: false };
  if (!isApplicable(described, query.subject)) return [];
  const named = new Set(rows.map(idOfRow));
  const { rows: all } = evaluateQuery({ ...query, conditions: query.conditions.with(at, described) }, facts);
  const more = all.filter((row) => !named.has(idOfRow(row)));
  const [only] = more;
  if (only === undefined) return [];
  const which =
    more.length > MOST_EQUAL
      ? countOf(more.length, KINDS[query.subject])
      : joined(more.map((row) => isolated(nameOfRow(row))));
  return [`Not in a name, but in a description: ${which}.`];
}

/** What start-ups raised together, for each currency, because currencies are not converted; null: nothing is known. */
function amountsOf(rows: readonly Row[]): string | null {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const raised = row.type === 'startup' ? raisedBy(row.startup.fundraisingAmount) : null;
    const currency = raised?.currency ?? '';
    if (raised !== null) sums.set(currency, (sums.get(currency) ?? 0) + raised.millions);
  }
  const parts = [...sums].map(([currency, millions]) => `${currency}${Math.round(millions * 1e4) / 1e4} million`);
  return parts.length === 0 ? null : joined(parts);
}
