/** A file of the product's code that could not be loaded. */
const LOST_CODE = String.raw`(?:TypeError: Failed to fetch dynamically imported module|Error: Unable to preload CSS for )`;

/**
 * What the browser itself writes about a request that fails, and what the product logs about such a request.
 */
const NETWORK_ERRORS = [
  /^Failed to load resource: /,
  /^Access to (?:XMLHttpRequest|fetch|script) at .* has been blocked by CORS policy/,
  /^Failed to [a-z ]+: (?:HttpFailure|RequestFailure)\b/,
  new RegExp(`^(?:Failed to [a-z ]+: )?${LOST_CODE}`),
  // What the library of the chart service writes when the service cannot be reached.
  /^Dashboard error: Unreachable$/,
];

/**
 * Collects uncaught exceptions, unhandled rejections, console errors and violations of the content security policy.
 * @param {import('playwright').Page} page
 * @param {string[]} errors is added to
 */
export function watchErrors(page, errors) {
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? String(error)}`));
  page.on('crash', () => errors.push('the page has crashed'));
  page.on('console', (message) => {
    const text = message.text();
    // The browser would keep the logged objects in memory for this handler.
    for (const argument of message.args()) void argument.dispose().catch(() => {});
    if (message.type() === 'error' && !isNetworkError(text))
      errors.push(`console: ${text} (${message.location().url})`);
  });
}

/** @param {string} text */
export function isNetworkError(text) {
  return NETWORK_ERRORS.some((pattern) => pattern.test(text));
}
