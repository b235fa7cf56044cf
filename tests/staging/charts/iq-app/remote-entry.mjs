// The container that module federation loads into the app's page.

/** Nothing is shared with the host. */
export function init() {}

/**
 * @param {string} name of an exposed module
 * @returns {Promise<() => unknown>} a factory, as the federation runtime wants it
 */
export async function get(name) {
  if (name !== './IQApp') throw new Error(`There is no module ${name}.`);
  const app = await import('./chat.mjs');
  return () => app;
}
