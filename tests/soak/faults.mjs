const PATHS = [
  '/api/*',
  '/api/topics/*',
  '/api/topics/*/status/',
  '/api/trends/*',
  '/api/sows/*',
  '/api/foresight/*',
  '/api/luzmo/auth/',
  '/api/permissions/*',
];

/** @type {readonly (Record<string, unknown> & { name: string })[]} */
const FAULTS = [
  { name: '500', status: 500 },
  { name: '503', status: 503 },
  { name: '429', status: 429 },
  { name: 'dropped', drop: true },
  { name: 'slow', delayMs: 3000 },
  { name: 'HTML', status: 200, body: '<!doctype html><title>Proxy</title><p>Please log in to the network.' },
  { name: 'wrong types', status: 200, body: { success: 'perhaps', tid: {}, name: [1], topics: 'none' } },
  { name: 'empty', status: 200, body: [] },
];

/**
 * A fault for the control calls of the staging environment (tests/staging/README.md).
 * @param {import('./random.mjs').SeededRandom} random
 * @returns {{ name: string, fault: Record<string, unknown> }}
 */
export function randomFault(random) {
  const path = random.choose(PATHS);
  const { name, ...fault } = random.choose(FAULTS);
  const times = 1 + random.below(3);
  return { name: `${name} at ${path}, ${times} times`, fault: { ...fault, path, times } };
}
