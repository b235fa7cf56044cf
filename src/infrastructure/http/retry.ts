import type { HttpFailure } from './http-failure';

/** At most this many times more (issue of the live mode: retry only what is safe). */
export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** Answers that say "not now" rather than "no". */
const PASSING = new Set([502, 503, 504]);

/**
 * How long to wait before a GET is sent again; null: do not.
 * Doubling with jitter, so that many browsers that failed together do not come back together.
 */
export function retryDelay(
  failure: Pick<HttpFailure, 'kind' | 'status'>,
  attempt: number,
  random: () => number,
): number | null {
  const passing = failure.kind === 'network' || (failure.status !== null && PASSING.has(failure.status));
  if (!passing || attempt >= MAX_RETRIES) return null;
  return FIRST_DELAY_MS * 2 ** attempt * (0.5 + random());
}
