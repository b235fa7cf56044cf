import { loadOnce } from '../application/shared/load-once';
import type { LateCode, ProjectArea } from '../ui/screens/project-screen';
import { late } from '../ui/kit/layout/late';
import { SpinnerPage } from '../ui/kit/layout/spinner';
import { NeutralShell } from '../ui/shell/neutral-shell';
import type { ProductContainer } from './foundation.module';
import type { ScreenEntry, ScreenModule } from './screens';

/**
 * What is loaded of the product when it is needed: its code, then the bindings of its classes, then its component.
 * @param loadFeatures adds the classes that all screens share to the container, while the code is fetched
 */
export function projectArea(
  container: ProductContainer,
  screens: readonly ScreenEntry[],
  loadFeatures: () => Promise<void>,
): ProjectArea {
  const code = <Props extends object = object>(
    fetch: () => Promise<ScreenModule<Props>>,
    Fallback?: () => React.ReactNode,
  ): LateCode<Props> => {
    const load = loadOnce(async () => {
      const [fetched] = await Promise.all([fetch(), loadFeatures()]);
      if (fetched.module !== undefined) container.load(fetched.module);
      return fetched;
    });
    const Component = late(async () => (await load()).Component, Fallback && { Fallback });
    const prefetch = (): void =>
      void load().then(
        ({ preload }) => preload?.(container),
        () => {},
      );
    return { load, Component, prefetch };
  };
  return {
    screens: screens.map((entry) => ({ ...entry, ...code(entry.load, SpinnerPage) })),
    entry: code(() => import('./screens/entry'), NeutralShell),
    layout: code(() => import('./screens/layout'), NeutralShell),
    ownData: code(() => import('./screens/own-data')),
  };
}
