import type { LucideIcon } from 'lucide-react';
import { createContext, use, type ComponentType } from 'react';
import type { SowId } from '../../domain/shared/entity-id';
import type { Screen } from '../../domain/shared/screen';
import type { Resolver } from '../di/resolver';
import type { LateComponent } from '../kit/layout/late';

export interface ScreenProps {
  /** The project of the address. */
  readonly sow: SowId;
}

/** The code of a screen. */
export interface ScreenCode<Props extends object = ScreenProps> {
  readonly Component: ComponentType<Props>;
  /** Starts the screen's first requests; called once, before the first rendering. Failures are shown by the screen. */
  readonly loadData?: (resolver: Resolver, sow: SowId) => Promise<unknown>;
  /** Fetches code that the screen needs beside its own. */
  readonly preload?: (resolver: Resolver) => void;
}

/** Code that is loaded late, with the classes that it resolves. */
export interface LateCode<Props extends object = object> {
  readonly load: () => Promise<ScreenCode<Props>>;
  readonly Component: LateComponent<Props>;
  /** Fetches the code, and what the screen needs beside it. A failure is shown when it is opened. */
  readonly prefetch: () => void;
}

/** An entry of the screen registry. */
export interface ProjectScreen extends Screen, LateCode<ScreenProps> {
  /** In the sidebar and the search. */
  readonly icon: LucideIcon;
}

/** What a module may show above any page. */
interface GatedCode extends LateCode {
  /** A part of every page: it shows the host when that is asked for. */
  readonly Gate: ComponentType<{ readonly Host: ComponentType }>;
}

/** The screens, what is around them, and what opens above any page. */
export interface ProjectArea {
  readonly screens: readonly ProjectScreen[];
  /** Leads from / to a project. */
  readonly entry: LateCode;
  readonly layout: LateCode;
  readonly abovePages: readonly GatedCode[];
}

const ScreensContext = createContext<readonly ProjectScreen[]>([]);

/** Hands the registry to the routes and the shell. */
export const ScreensProvider = ScreensContext.Provider;

export function useScreens(): readonly ProjectScreen[] {
  return use(ScreensContext);
}
