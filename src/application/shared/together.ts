/** Several subscriptions as one. @returns stops all of them */
export function together(stops: readonly (() => unknown)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
