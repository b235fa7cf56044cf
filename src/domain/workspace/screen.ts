import { parseEntityId, type SowId } from '../shared/entity-id';
import type { WorkspaceFeatures } from './sow';

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

/** A screen of a project, as addresses, menu, titles and page views know it (specification, sections 1, 2 and 7). */
export interface Screen {
  /** Route pattern, '/{name}/:sowId' or longer. Its first part names the screen. */
  readonly path: `/${string}/:sowId${string}`;
  readonly headerTitle: string;
  /** What follows the product's name in the title of the browser's tab; empty: the product's name alone. */
  readonly pageTitle: string;
  /** Its name in the search, where it has no link in the sidebar; omitted: `pageTitle`. */
  readonly searchName?: string;
  /** The screen's name in the usage event page_viewed. */
  readonly pageName: string;
  /** null: not listed in the sidebar and the search. */
  readonly menu: MenuEntry | null;
  /** Permission: projects for which it is false get a 404. Omitted: every project has the screen. */
  readonly isOffered?: (features: WorkspaceFeatures) => boolean;
}

export interface ScreenAddress<S extends Screen = Screen> {
  readonly screen: S;
  readonly sowId: SowId;
}

/** The first part of an address, such as 'data' of '/data/1'. */
export function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

/** @returns null for an address that is not a project's screen: login, error pages, unknown addresses */
export function screenAt<S extends Screen>(screens: readonly S[], pathname: string): ScreenAddress<S> | null {
  const parts = partsOf(pathname);
  const screen = screens.find(({ path }) => isMatch(partsOf(path), parts));
  // Blank after decoding, as in /homepage/%20, is no project either.
  const sowId = parseEntityId<'sow'>(decodeSegment(parts[1] ?? ''));
  return screen === undefined || sowId === undefined ? null : { screen, sowId };
}

/** @returns null for a screen whose address needs more than the project, such as an experiment's */
export function pathInProject({ path }: Screen, sow: SowId): string | null {
  return path.endsWith('/:sowId') ? path.replace(':sowId', () => encodeURIComponent(sow)) : null;
}

/** As the router matches: a slash at the end does not count. */
function partsOf(path: string): readonly string[] {
  return path.replace(/\/+$/, '').split('/').slice(1);
}

function isMatch(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray "%" in a typed address is a name like any other, not a crash.
    return segment;
  }
}
