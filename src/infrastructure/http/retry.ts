import type { HttpFailure } from './http-failure';

export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** A longer `Retry-After` is a failure at once: the user does not wait for it. */
const LONGEST_WAIT_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
/** Statuses of a server that is unavailable for the moment. */
const TEMPORARY = new Set([502, 503, 504]);

/**
 * Milliseconds until a request is sent again, by exponential backoff with jitter or as the `Retry-After` of a 429 says;
 * null: it is not repeated. A POST is repeated after a 429 only, because any other one may have been processed.
 * @param attempt how many retries were made before
 * @param random from 0 to 1
 */
export function retryDelay(
  method: 'GET' | 'POST',
  { kind, status, retryAfter }: Pick<HttpFailure, 'kind' | 'status' | 'retryAfter'>,
  attempt: number,
  random: () => number,
): number | null {
  if (attempt >= MAX_RETRIES) return null;
  const backoff = FIRST_DELAY_MS * 2 ** attempt * (0.5 + random());
  if (status === TOO_MANY_REQUESTS) {
    const delay = millisecondsOf(retryAfter) ?? backoff;
    return delay <= LONGEST_WAIT_MS ? delay : null;
  }
  const isTemporary = kind === 'network' || (status !== null && TEMPORARY.has(status));
  return method === 'GET' && isTemporary ? backoff : null;
}

/** @param retryAfter seconds or a date */
function millisecondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}
