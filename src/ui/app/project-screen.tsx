import type { LucideIcon } from 'lucide-react';
import { createContext, use, type ComponentType } from 'react';
import type { SowId } from '../../domain/shared/entity-id';
import type { Screen } from '../../domain/shell/screen';
import type { Resolver } from '../di/resolver';
import { lazyPart } from '../kit/layout/lazy-part';

/** What the code of a screen exports to the registry (composition/screens.ts). */
interface ScreenCode {
  readonly Component: ComponentType;
  /** Starts the screen's first requests; called once, before the first rendering. Failures are shown by the screen. */
  readonly loadData?: (resolver: Resolver, sow: SowId) => Promise<unknown>;
  /** Fetches code that the screen needs beside its own. */
  readonly preload?: (resolver: Resolver) => void;
}

/** An entry of the screen registry. */
export interface ScreenEntry extends Screen {
  /** In the sidebar and the search. */
  readonly icon: LucideIcon;
  readonly load: () => Promise<ScreenCode>;
}

export interface ProjectScreen extends ScreenEntry {
  /** Suspends until its code is loaded. */
  readonly Component: ComponentType;
}

export function projectScreen(entry: ScreenEntry): ProjectScreen {
  return { ...entry, Component: lazyPart(async () => (await entry.load()).Component) };
}

const ScreensContext = createContext<readonly ProjectScreen[]>([]);

/** Hands the registry to the routes and the shell. */
export const ScreensProvider = ScreensContext.Provider;

export function useScreens(): readonly ProjectScreen[] {
  return use(ScreensContext);
}
