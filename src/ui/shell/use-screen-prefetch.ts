import { useCallback } from 'react';
import { useScreens, type ProjectScreen } from '../screens/project-screen';
import { useFirstInteraction } from '../kit/layout/first-interaction';
import { whenIdle } from '../kit/layout/when-idle';

/** Fetches the code of all screens when the page is idle after the first pointer or key event. */
export function useScreenPrefetch(): void {
  const screens = useScreens();
  const prefetchAll = useCallback(() => prefetchInTurn(screens), [screens]);
  useFirstInteraction(prefetchAll);
}

/**
 * One screen at a time, because the files of a screen take milliseconds to ask for and keys wait meanwhile.
 * @returns stops
 */
function prefetchInTurn([screen, ...others]: readonly ProjectScreen[]): () => void {
  if (screen === undefined) return () => {};
  let stop = whenIdle(() => {
    screen.prefetch();
    stop = prefetchInTurn(others);
  });
  return () => stop();
}
