import { joined } from '../shared/words';
import { EVERY_TOPIC, type Query } from './query';
import { queryWords } from './query-words';
import { queryFromText, queryToText } from './read-query';

/** The conditions of a query as they are kept beside something else, such as a decision; null: there are none. */
export function textOfConditions({ conditions }: Pick<Query, 'conditions'>): string | null {
  return conditions.length === 0 ? null : queryToText({ query: { ...EVERY_TOPIC, conditions }, unread: [] });
}

/** @returns null: there are none, or they cannot be read, such as those of a newer version */
export function readConditionText(text: string | null): Query | null {
  const read = text === null ? null : queryFromText(text);
  if (read === null || 'fault' in read || read.query.conditions.length === 0) return null;
  return { ...EVERY_TOPIC, conditions: read.query.conditions };
}

/** 'growth under 5 %'; null: there are none, or they cannot be read. */
export function conditionTextWords(text: string | null): string | null {
  const query = readConditionText(text);
  return query === null ? null : joined(queryWords(query), 'and');
}
