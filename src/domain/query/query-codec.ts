import type { KnownNames } from './checks';
import { EVERY_TOPIC, type WrittenQuery } from './query';
import { readQuery } from './read-query';

/** The parameter of an address that holds a query. */
export const QUERY_PARAMETER = 'query';

/** A query as text for an address; what is as in {@link EVERY_TOPIC} is left out. */
export function queryToText({ query, unread }: WrittenQuery): string {
  const defaults = new Map<string, unknown>(Object.entries(EVERY_TOPIC));
  const own = Object.entries(query).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
  );
  return JSON.stringify({ ...Object.fromEntries(own), ...(unread.length > 0 && { unread }) });
}

/**
 * Reads the text of {@link queryToText}. It is refused as a whole where a part of it is unknown.
 * @param names those of the project, where they are known
 */
export function queryFromText(text: string, names: KnownNames = {}): WrittenQuery | { readonly fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'it is not complete' };
  }
  return readQuery(value, names);
}
