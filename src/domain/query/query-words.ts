import type { PartWords } from './condition-kind';
import { kindOf } from './condition-kinds';
import type { Condition, Query } from './query';
import { figureName } from './query-figures';

const PARTS: PartWords = { ofCondition: conditionText, ofQuery: (query) => queryWords(query).join(' and ') };

/** A condition in the words of its chip: "not status: Disregard", "growth a year > 20 %". */
export function conditionText(condition: Condition): string {
  return `${condition.not ? 'not ' : ''}${kindOf(condition.kind).words(condition, PARTS)}`;
}

/** What a query narrows its rows to: its conditions, and how many of them it takes. */
export function queryWords(query: Query): readonly string[] {
  const places = placesWords(query);
  return [
    ...query.conditions.map(conditionText),
    ...(places === null ? [] : [places]),
    ...(query.since === 'visit' ? ['since the last visit'] : []),
  ];
}

/** The rows of a query: 'those with growth a year > 20 % and new', 'the first 5 by highest growth a year'. */
export function queryLabel(query: Query): string {
  const conditions = query.conditions.map(conditionText).join(' and ');
  return `${placesWords(query) ?? 'those'}${conditions === '' ? '' : ` with ${conditions}`}`;
}

function placesWords({ limit, offset, order, alphabetical }: Query): string | null {
  if (limit === null && offset === 0) return null;
  const places = limit === null ? `all after the first ${offset}` : placesOf(offset, limit);
  if (alphabetical !== undefined)
    return `${places} in ${alphabetical === 'descending' ? 'reverse ' : ''}alphabetical order`;
  return `${places} by ${order?.ascending === true ? 'lowest' : 'highest'} ${figureName(order?.figure ?? 'growth')}`;
}

function placesOf(offset: number, limit: number): string {
  if (offset === 0) return `the first ${limit}`;
  return limit === 1 ? `number ${offset + 1}` : `numbers ${offset + 1} to ${offset + limit}`;
}
