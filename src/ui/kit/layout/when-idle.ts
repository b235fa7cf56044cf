/** Calls back when the browser is idle, after two seconds at the latest. @returns cancels it */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari does not have it.
  const timer = window.setTimeout(callback, 200);
  return () => window.clearTimeout(timer);
}
