import type { ExperimentId, SowId } from './entity-id';
import type { ModuleName, SwitchedOff } from './modules';

export interface ExperimentReference {
  readonly id: ExperimentId;
  readonly name: string;
}

/** What a project may have or not. */
export interface WorkspaceFeatures {
  /** The page of the assistant, of the module that has it. */
  readonly assistant: boolean;
  readonly experiments: readonly ExperimentReference[];
  readonly off: SwitchedOff;
}

/** Badges that a link of a group may carry (specification, section 2). */
type MenuBadge = 'new' | 'pro' | 'BETA';

/** What a link of the menu may count. */
export type MenuCount = 'undecided topics';

/** A screen's own link, or a group of links that lead to it. */
type MenuEntry =
  | {
      readonly label: string;
      /** What the number beside the label counts. */
      readonly count?: MenuCount;
      /** Other screens, by the first part of their paths, at which the link is active as well. */
      readonly alsoActiveAt?: readonly string[];
      /** Below the rule: of the user rather than of the project. */
      readonly isApart?: boolean;
    }
  | { readonly group: string; readonly linksOf: (sow: SowId, features: WorkspaceFeatures) => readonly GroupLink[] };

export interface GroupLink {
  readonly label: string;
  readonly path: string;
  readonly badge: MenuBadge | null;
}

/** What has an address in a project. */
export interface Addressed {
  /** Route pattern, '/{name}/:sowId' or longer. Its first part names the screen. */
  readonly path: `/${string}/:sowId${string}`;
}

/** A screen of a project, as addresses, menu, titles and page views know it (specification, sections 1, 2 and 7). */
export interface Screen extends Addressed {
  /** The screen's name in the usage event page_viewed. */
  readonly pageName: string;
  readonly headerTitle: string;
  /** What follows the product's name in the title of the browser's tab; empty: the product's name alone. */
  readonly pageTitle: string;
  /** Further names by which the search finds it. */
  readonly otherNames?: readonly string[];
  /** null: not listed in the sidebar and the search. */
  readonly menu: MenuEntry | null;
  /** It can show earlier data in the place of the current: the user compares any two loads of the data on it. */
  readonly comparesAnyTwo?: true;
  /** The function that it belongs to: without it there is no such screen. Omitted: the product is never without it. */
  readonly module?: ModuleName;
  /** Permission: projects for which it is false get a 404. Omitted: every project has the screen. */
  readonly isOffered?: (features: WorkspaceFeatures) => boolean;
}

/** Whether a project has a screen. */
export function isScreenOffered({ module, isOffered }: Screen, features: WorkspaceFeatures): boolean {
  return (module === undefined || !features.off.has(module)) && (isOffered?.(features) ?? true);
}
