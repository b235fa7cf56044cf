// The most that each screen may load and draw. These figures are the same on every machine, so that
// tests/e2e/embedded/weight.spec.ts can check them in every `npm test`.

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
 * By the name of the screen. Those of login, home and explore are goals (goals.mjs); the others are 5 to 10 % above
 * the figures of the day when they were set.
 * @satisfies {Record<string, Limits>}
 */
export const LIMITS = {
  login: { scriptKilobytes: 140, allScriptKilobytes: 140, scriptRequests: 8, elements: 120, layoutShift: 0.01 },
  home: {
    scriptKilobytes: 200,
    scriptRequests: 12,
    requests: 30,
    elements: 650,
    layoutShift: 0.02,
    flashcardShift: 0.02,
  },
  explore: { scriptKilobytes: 260, scriptRequests: 22, elements: 450, layoutShift: 0.02 },
  'explore, lists': { scriptKilobytes: 265, scriptRequests: 22, elements: 1400, layoutShift: 0.02 },
  'explore, 6,000 topics': { scriptKilobytes: 265, scriptRequests: 22, elements: 400, layoutShift: 0.02 },
  'new discoveries': { scriptKilobytes: 190, scriptRequests: 14, elements: 350, layoutShift: 0.02 },
  platforms: { scriptKilobytes: 190, scriptRequests: 14, elements: 500, layoutShift: 0.02 },
  insights: { scriptKilobytes: 190, scriptRequests: 14, elements: 800, layoutShift: 0.02 },
  assistant: { scriptKilobytes: 190, scriptRequests: 14, elements: 250, layoutShift: 0.02 },
  experiment: { scriptKilobytes: 195, scriptRequests: 14, elements: 250, layoutShift: 0.02 },
};

/**
 * Code that only some screens may load, by a word that its files contain and no others.
 * @type {readonly { code: string, word: string, screens: readonly string[] }[]}
 */
export const RESTRICTED_CODE = [
  { code: 'built-in charts', word: 'data-plane', screens: ['explore', 'explore, lists', 'explore, 6,000 topics'] },
  { code: 'luzmo', word: 'luzmo-embed', screens: [] },
  { code: 'sentry', word: 'sentry_key', screens: [] },
  { code: 'intercom', word: 'widget.intercom.io', screens: [] },
  { code: 'auth0', word: 'auth0-spa-js', screens: [] },
  { code: 'axios', word: 'AxiosError', screens: [] },
];
