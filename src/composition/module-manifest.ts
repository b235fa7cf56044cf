import type { ContainerModule, ContainerModuleLoadOptions } from 'inversify';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Identifier, IdentifiersOf, Token } from '../application/shared/token';
import type { LinkValues } from '../domain/shared/link-parameters';
import type { ModuleName } from '../domain/shared/modules';
import type { Screen } from '../domain/shared/screen';
import type { ScreenCode, ScreenProps } from '../ui/screens/project-screen';
import type { AccessToken } from './access-token';
import type { EmbeddedConfig, LiveConfig } from './app-config';
import type { ProductContainer } from './product-container';

export type BindOptions = Pick<ContainerModuleLoadOptions, 'bind'>;

/** The code of a screen, and the bindings of the classes that only it resolves. */
export interface ScreenModule<Props extends object = ScreenProps> extends ScreenCode<Props> {
  readonly bindings?: ContainerModule;
}

export interface ScreenEntry extends Screen {
  readonly icon: LucideIcon;
  readonly load: () => Promise<ScreenModule>;
}

/**
 * What the product gets from one module: its screens, and what it contributes to places of others. A manifest is loaded
 * with every page, so it has names and words only; the code behind them is loaded late.
 */
export interface ModuleManifest {
  /** The functions that can be switched off with it; omitted: the product is never without the module. */
  readonly provides?: readonly ModuleName[];
  readonly screens?: readonly ScreenEntry[];
  /** Values of its own in addresses, such as the id of a tab, so that a damaged link is told from a whole one. */
  readonly links?: LinkValues;
  /** What it may show above any page, with or without a session. */
  readonly abovePages?: {
    /** A part of every page: it shows the host when that is asked for, whose code is loaded then. */
    readonly Gate: ComponentType<{ readonly Host: ComponentType }>;
    readonly load: () => Promise<ScreenModule<object>>;
  };
  /** Fetched with the first screen of a project. */
  readonly project?: () => Promise<{ readonly project: ProjectPart }>;
  /** Its adapters in embedded mode. */
  readonly embedded?: () => Promise<{ readonly embedded: (options: BindOptions, config: EmbeddedConfig) => void }>;
  /** Its adapters in live mode. */
  readonly live?: () => Promise<{
    readonly live: (options: BindOptions, config: LiveConfig, accessToken: AccessToken) => void;
  }>;
}

/** What a module adds to all screens of a project. */
export interface ProjectPart {
  /** Its stores, use cases and view models that are not of one screen alone. */
  readonly classes?: (options: BindOptions) => void;
  /** Its adapters of the browser, and its code that is loaded late. Tests bind fakes in their place. */
  readonly adapters?: (options: BindOptions, container: ProductContainer) => void;
  /** What runs beside the screens, from the first screen of a project on. */
  readonly tasks?: readonly Identifier<{ start(): () => void }>[];
  /** The lists that its places show, to which any module contributes. */
  readonly points?: readonly ContributedList<unknown>[];
  /** Entries of lists that it or another module owns. Where the owner is not there, they are not asked for. */
  readonly contributes?: readonly Contribution[];
}

/** A list that is put together of what modules contribute; its owner knows none of them. */
export type ContributedList<T> = Token<readonly T[]>;

/** The entries of one module in one list. */
interface Contribution {
  readonly point: ContributedList<unknown>;
  readonly entries: (container: Pick<ProductContainer, 'get'>) => readonly unknown[];
}

interface Contribute<T> {
  /** @param entries in their order */
  (entries: readonly T[]): Contribution;
  /**
   * Checked like a binding: a missing, superfluous or swapped dependency does not compile.
   * @param dependencies one identifier for each parameter of the factory, in its order
   */
  <Dependencies extends readonly unknown[]>(
    entries: (...dependencies: Dependencies) => readonly T[],
    dependencies: IdentifiersOf<Dependencies>,
  ): Contribution;
}

/** In two calls, so that the entries are checked against what the list holds. */
export function contribute<T>(point: ContributedList<T>): Contribute<T> {
  return (
    entries: readonly T[] | ((...dependencies: never) => readonly T[]),
    dependencies: readonly Identifier<unknown>[] = [],
  ) => ({
    point,
    entries: (container: Pick<ProductContainer, 'get'>) =>
      typeof entries === 'function' ? entries(...(dependencies.map((each) => container.get(each)) as never)) : entries,
  });
}
