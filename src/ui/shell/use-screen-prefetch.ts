import { useCallback } from 'react';
import { useScreens, type ProjectScreen } from '../app/project-screen';
import { useResolver, type Resolver } from '../di/resolver';
import { useFirstInteraction } from '../kit/layout/first-interaction';
import { whenIdle } from '../kit/layout/when-idle';

/** Fetches the code of all screens when the page is idle after the first pointer or key event. */
export function useScreenPrefetch(): void {
  const screens = useScreens();
  const resolver = useResolver();
  const prefetchAll = useCallback(() => prefetchInTurn(screens, resolver), [screens, resolver]);
  useFirstInteraction(prefetchAll);
}

/**
 * One screen at a time, because the files of a screen take milliseconds to ask for and keys wait meanwhile.
 * @returns stops
 */
function prefetchInTurn([screen, ...others]: readonly ProjectScreen[], resolver: Resolver): () => void {
  if (screen === undefined) return () => {};
  let stop = whenIdle(() => {
    void prefetch(screen, resolver);
    stop = prefetchInTurn(others, resolver);
  });
  return () => stop();
}

async function prefetch({ load }: ProjectScreen, resolver: Resolver): Promise<void> {
  try {
    const { preload } = await load();
    preload?.(resolver);
  } catch {
    // The screen is fetched again when it is opened, and shows what goes wrong then.
  }
}
