/**
 * Tells when the page is shown with other pixels than before: on another screen, or zoomed.
 * @returns stops telling
 */
export function followPixelDensity(tell: () => void): () => void {
  let query: MediaQueryList | null = null;
  const changed = (): void => {
    listen();
    tell();
  };
  // A query holds for one density only.
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  listen();
  return () => query?.removeEventListener('change', changed);
}
