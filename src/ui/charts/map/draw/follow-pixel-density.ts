/**
 * Calls back when the pixel density changes: the page is on another screen, or zoomed.
 * @returns stops
 */
export function followPixelDensity(onChange: () => void): () => void {
  let query: MediaQueryList | null = null;
  const changed = (): void => {
    listen();
    onChange();
  };
  // A query is about one density only.
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  listen();
  return () => query?.removeEventListener('change', changed);
}
