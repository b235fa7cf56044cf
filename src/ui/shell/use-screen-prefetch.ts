import { useCallback } from 'react';
import { useScreens, type ProjectScreen } from '../app/project-screen';
import { useResolver, type Resolver } from '../di/resolver';
import { useFirstInteraction } from '../kit/layout/first-interaction';
import { whenIdle } from '../kit/layout/when-idle';

/** Fetches the code of all screens when the page is idle after the first pointer or key event. */
export function useScreenPrefetch(): void {
  const screens = useScreens();
  const resolver = useResolver();
  const prefetchAll = useCallback(() => {
    whenIdle(() => {
      for (const screen of screens) void prefetch(screen, resolver);
    });
  }, [screens, resolver]);
  useFirstInteraction(prefetchAll);
}

async function prefetch({ load }: ProjectScreen, resolver: Resolver): Promise<void> {
  try {
    const { preload } = await load();
    preload?.(resolver);
  } catch {
    // The screen is fetched again when it is opened, and shows what goes wrong then.
  }
}
