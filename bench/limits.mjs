// The most that each screen may take of what is the same on every machine. The one source of these limits: the
// benchmark judges by them, and so does the browser test tests/e2e/embedded/weight.spec.ts.

/**
 * A kilobyte is 1,000 bytes, compressed with gzip.
 *
 * @typedef {object} Limits
 * @property {number} scriptKilobytes JavaScript that is asked for until the screen shows its content
 * @property {number} [allScriptKilobytes] JavaScript that comes by itself, also later
 * @property {number} scriptRequests requests for what the screen waits for
 * @property {number} elements of the page
 * @property {number} layoutShift the browser's score, while it loads
 * @property {number} [flashcardShift] the same, while a flashcard opens
 */

/**
 * By the name of the screen. Those of login and home are the design's; the others leave a screen as it is 5 to 10 % of
 * room, so that whatever makes it heavier has to be decided here.
 * @type {Record<string, Limits>}
 */
export const LIMITS = {
  login: { scriptKilobytes: 140, allScriptKilobytes: 140, scriptRequests: 8, elements: 120, layoutShift: 0.01 },
  home: { scriptKilobytes: 200, scriptRequests: 12, elements: 650, layoutShift: 0.02, flashcardShift: 0.02 },
  explore: { scriptKilobytes: 265, scriptRequests: 22, elements: 450, layoutShift: 0.02 },
  'explore, lists': { scriptKilobytes: 265, scriptRequests: 22, elements: 1400, layoutShift: 0.02 },
  'explore, 6,000 topics': { scriptKilobytes: 265, scriptRequests: 22, elements: 400, layoutShift: 0.02 },
  'new discoveries': { scriptKilobytes: 190, scriptRequests: 14, elements: 350, layoutShift: 0.02 },
  platforms: { scriptKilobytes: 190, scriptRequests: 14, elements: 500, layoutShift: 0.02 },
  insights: { scriptKilobytes: 190, scriptRequests: 14, elements: 800, layoutShift: 0.02 },
  assistant: { scriptKilobytes: 190, scriptRequests: 14, elements: 250, layoutShift: 0.02 },
  experiment: { scriptKilobytes: 195, scriptRequests: 14, elements: 250, layoutShift: 0.02 },
};

/** Code that a screen must not load, known by words that its files hold and no others. */
export const FOREIGN_CODE = {
  'built-in charts': 'data-plane',
  luzmo: 'luzmo-embed',
  sentry: 'sentry_key',
  intercom: 'widget.intercom.io',
  auth0: 'auth0-spa-js',
  axios: 'AxiosError',
};

/** Screens whose own content some of it is. */
export const NATIVE_CODE = { 'built-in charts': ['explore', 'explore, lists', 'explore, 6,000 topics'] };
