import { ordinal } from '../shared/figures';
import type { ChipWords, PartWords } from './condition-kind';
import { kindOf } from './condition-kinds';
import { defaultOrder } from './evaluate-query';
import type { Condition, Query } from './query';
import type { Subject } from './subject';
import { figureName } from './query-figures';

const PARTS: PartWords = { ofCondition: conditionText, ofQuery: queryLabel };

/** One row of each subject. */
export const KINDS: Readonly<Record<Subject, string>> = {
  topics: 'topic',
  trends: 'trend',
  shifts: 'shift',
  startups: 'start-up',
  insights: 'insight',
  platforms: 'platform',
};

export function subjectWords(subject: Subject): string {
  return `${KINDS[subject]}s`;
}

/** The words of the chip of a condition, without its negation, which the chip says itself. */
export function conditionWords(condition: Condition): ChipWords {
  return kindOf(condition.kind).words(condition, PARTS);
}

/** A condition in one line: 'status not Disregard', 'growth over 20 %'. */
export function conditionText(condition: Condition): string {
  const [key, value] = conditionWords(condition);
  const isOpen = condition.not && condition.kind === 'either';
  return [key, condition.not ? 'not' : '', isOpen ? `(${value})` : value].filter(Boolean).join(' ');
}

/** What a query narrows its rows to: its conditions, and how many of them it takes. */
export function queryWords(query: Query): readonly string[] {
  const places = placesWords(query, '');
  return [
    ...query.conditions.map(conditionText),
    ...(places === null ? [] : [places]),
    ...(query.since === 'visit' ? ['since the last visit'] : []),
  ];
}

/** The rows of a query: 'topics with growth a year > 20 % and new', 'the first 5 topics by highest growth a year'. */
export function queryLabel(query: Query): string {
  const [only] = query.conditions;
  const kind = subjectWords(query.subject);
  const places = placesWords(query, ` ${query.limit === 1 ? KINDS[query.subject] : kind}`);
  if (places === null && query.conditions.length === 1 && only !== undefined && 'names' in only && !only.not)
    return only.names.join(' or ');
  const conditions = query.conditions.map(conditionText).join(' and ');
  const joint = conditions.startsWith('of ') ? '' : 'with ';
  return `${places ?? kind}${conditions === '' ? '' : ` ${joint}${conditions}`}`;
}

/** 'average of growth a year'; an average of averages is said once. */
export function statisticWords({ statistic }: Pick<Query, 'statistic'>): string | null {
  if (statistic === null) return null;
  const name = figureName(statistic.figure);
  if (statistic.kind === 'average' && name.startsWith('average ')) return name;
  return `${statistic.kind === 'sum' ? 'total' : statistic.kind} of ${name}`;
}

function placesWords(query: Query, kind: string): string | null {
  const { limit, offset, order, alphabetical, subject } = query;
  if (limit === null && offset === 0) return null;
  const places = `the ${placesOf(offset, limit)}${kind}`;
  if (alphabetical !== undefined)
    return `${places} in ${alphabetical === 'descending' ? 'reverse ' : ''}alphabetical order`;
  return `${places} by ${order?.ascending === true ? 'lowest' : 'highest'} ${figureName((order ?? defaultOrder(subject)).figure)}`;
}

function placesOf(offset: number, limit: number | null): string {
  if (limit === null) return `ones after the first ${offset}`;
  if (offset === 0) return limit === 1 ? 'first' : `first ${limit}`;
  return limit === 1 ? ordinal(offset + 1) : `${ordinal(offset + 1)} to ${ordinal(offset + limit)}`;
}
