import type { HttpFailure } from './http-failure';

export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** Statuses of a server that is unavailable for the moment. */
const TEMPORARY = new Set([502, 503, 504]);

/**
 * Milliseconds until a GET is sent again, by exponential backoff with jitter; null: it is not repeated.
 * @param attempt how many retries were made before
 * @param random from 0 to 1
 */
export function retryDelay(
  { kind, status }: Pick<HttpFailure, 'kind' | 'status'>,
  attempt: number,
  random: () => number,
): number | null {
  const isTemporary = kind === 'network' || (status !== null && TEMPORARY.has(status));
  if (!isTemporary || attempt >= MAX_RETRIES) return null;
  return FIRST_DELAY_MS * 2 ** attempt * (0.5 + random());
}
