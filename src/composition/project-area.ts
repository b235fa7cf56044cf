import { loadOnce } from '../application/shared/load-once';
import type { LateCode, ProjectArea } from '../ui/screens/project-screen';
import { late } from '../ui/kit/layout/late';
import { SpinnerPage } from '../ui/kit/layout/spinner';
import { NeutralShell } from '../ui/shell/neutral-shell';
import type { ProductContainer } from './product-container';
import type { ScreenEntry, ScreenModule } from './module-manifest';
import { modules } from './modules';

/**
 * What is loaded of the product when it is needed: its code, then the bindings of its classes, then its component.
 * @param loadProject adds the classes that all screens share to the container, while the code is fetched
 */
export function projectArea(
  container: ProductContainer,
  screens: readonly ScreenEntry[],
  loadProject: () => Promise<void>,
): ProjectArea {
  const code = <Props extends object = object>(
    fetch: () => Promise<ScreenModule<Props>>,
    Fallback?: () => React.ReactNode,
  ): LateCode<Props> => {
    const load = loadOnce(async () => {
      const [fetched] = await Promise.all([fetch(), loadProject()]);
      if (fetched.bindings !== undefined) container.load(fetched.bindings);
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
    entry: code(() => import('./modules/shell/entry'), NeutralShell),
    layout: code(() => import('./modules/shell/layout'), NeutralShell),
    abovePages: modules.flatMap(({ abovePages }) =>
      abovePages === undefined ? [] : [{ Gate: abovePages.Gate, ...code(abovePages.load) }],
    ),
  };
}
