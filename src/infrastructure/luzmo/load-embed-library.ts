/** Loads the vendor's elements, and protects their message handler from messages that it cannot read. */
export function loadEmbedLibrary(): Promise<typeof import('@luzmo/embed')> {
  // Adding the same listener again has no effect.
  window.addEventListener('message', stopEmptyMessage, true);
  return import('@luzmo/embed');
}

/**
 * Any frame or extension may post null to the page. The handler of @luzmo/embed 6 reads a property of every message, and
 * throws; capturing listeners run before it.
 */
function stopEmptyMessage(event: MessageEvent<unknown>): void {
  if (event.data === null || event.data === undefined) event.stopImmediatePropagation();
}
