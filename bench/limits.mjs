// The most that each screen may load and draw. These figures are the same on every machine;
// tests/e2e/nightly/weight.spec.ts checks them.

/**
 * A kilobyte is 1,000 bytes, compressed with gzip.
 *
 * @typedef {object} Limits
 * @property {number} scriptKilobytes JavaScript that is asked for until the screen shows its content
 * @property {number} [allScriptKilobytes] JavaScript that is loaded without an input, also later
 * @property {number} scriptRequests requests for the JavaScript until the screen shows its content
 * @property {number} [requests] all requests without an input
 * @property {number} elements in the document
 * @property {number} layoutShift the browser's score while it loads
 * @property {number} [flashcardShift] the same while a flashcard opens
 */

/**
 * By the name of the screen, which is the first part of its address: up to 10 % above the figures of the day when they
 * were set, so that nothing grows unseen. The goals of login, homepage and data stand in goals.mjs.
 * @satisfies {Record<string, Limits>}
 */
export const LIMITS = {
  login: { scriptKilobytes: 150, allScriptKilobytes: 150, scriptRequests: 8, elements: 120, layoutShift: 0.01 },
  homepage: {
    scriptKilobytes: 240,
    scriptRequests: 12,
    requests: 25,
    elements: 650,
    layoutShift: 0.02,
    flashcardShift: 0.02,
  },
  data: { scriptKilobytes: 300, scriptRequests: 16, elements: 450, layoutShift: 0.02 },
  'data, lists': { scriptKilobytes: 336, scriptRequests: 30, elements: 1450, layoutShift: 0.02 },
  'data, 6,000 topics': { scriptKilobytes: 316, scriptRequests: 16, elements: 400, layoutShift: 0.02 },
  'data-refresh': { scriptKilobytes: 283, scriptRequests: 25, elements: 1360, layoutShift: 0.02 },
  platforms: { scriptKilobytes: 280, scriptRequests: 14, elements: 720, layoutShift: 0.02 },
  foresight: { scriptKilobytes: 280, scriptRequests: 14, elements: 800, layoutShift: 0.02 },
  review: { scriptKilobytes: 297, scriptRequests: 25, elements: 640, layoutShift: 0.02 },
  compare: { scriptKilobytes: 289, scriptRequests: 28, elements: 1000, layoutShift: 0.03 },
  brief: { scriptKilobytes: 312, scriptRequests: 28, elements: 300, layoutShift: 0.02 },
  reneAI: { scriptKilobytes: 292, scriptRequests: 20, elements: 250, layoutShift: 0.02 },
  library: { scriptKilobytes: 286, scriptRequests: 20, elements: 500, layoutShift: 0.02 },
  sow: { scriptKilobytes: 277, scriptRequests: 14, elements: 250, layoutShift: 0.02 },
};

/** For a screen of the registry that is not listed above. @type {Limits} */
const OTHER_LIMITS = { scriptKilobytes: 215, scriptRequests: 14, elements: 500, layoutShift: 0.02 };

/**
 * @param {string} screen
 * @returns {Limits}
 */
export function limitsOf(screen) {
  return new Map(Object.entries(LIMITS)).get(screen) ?? OTHER_LIMITS;
}

/**
 * Code that only some screens may load, by a word that its files contain and no others.
 * @type {readonly { code: string, word: string, screens: readonly string[] }[]}
 */
export const RESTRICTED_CODE = [
  { code: 'built-in charts', word: 'data-plane', screens: ['data', 'data, lists', 'data, 6,000 topics'] },
  { code: 'luzmo', word: 'luzmo-embed', screens: [] },
  { code: 'sentry', word: 'sentry_key', screens: [] },
  { code: 'intercom', word: 'widget.intercom.io', screens: [] },
  { code: 'auth0', word: 'auth0-spa-js', screens: [] },
  { code: 'axios', word: 'AxiosError', screens: [] },
];
