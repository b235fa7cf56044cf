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
function queryWords(query: Query): readonly string[] {
  const { conditions, limit, offset, order, alphabetical, since } = query;
  const figure = figureName(order?.figure ?? 'growth');
  const by =
    alphabetical === undefined
      ? `by ${order?.ascending === true ? 'lowest' : 'highest'} ${figure}`
      : `in ${alphabetical === 'descending' ? 'reverse ' : ''}alphabetical order`;
  const places = limit === null ? `all after the first ${offset}` : placesOf(offset, limit);
  return [
    ...conditions.map(conditionText),
    ...(limit === null && offset === 0 ? [] : [`${places} ${by}`]),
    ...(since === 'visit' ? ['since the last visit'] : []),
  ];
}

function placesOf(offset: number, limit: number): string {
  if (offset === 0) return `the first ${limit}`;
  return limit === 1 ? `number ${offset + 1}` : `numbers ${offset + 1} to ${offset + limit}`;
}
