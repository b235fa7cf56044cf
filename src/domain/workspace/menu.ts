import type { SowId } from '../shared/entity-id';
import { isScreenOffered, type GroupLink, type MenuCount, type Screen, type WorkspaceFeatures } from '../shared/screen';
import { firstSegment, pathInProject } from '../shared/screen-address';

export interface MenuLink<S extends Screen = Screen> extends GroupLink {
  readonly screen: S;
  /** null: nothing to count, or it is not known yet. */
  readonly count: { readonly of: MenuCount; readonly value: number } | null;
}

/** The known counts. */
export type MenuCounts = Partial<Record<MenuCount, number | null>>;

/** Opens and closes; at most one group is open at a time. */
export interface SidebarGroup<S extends Screen = Screen> {
  readonly label: string;
  readonly links: readonly MenuLink<S>[];
}

export interface SidebarMenu<S extends Screen = Screen> {
  readonly links: readonly MenuLink<S>[];
  /** Below the rule, above the groups. */
  readonly apart: readonly MenuLink<S>[];
  readonly groups: readonly SidebarGroup<S>[];
}

/**
 * The sidebar's entries for a project, in the order of the screens (specification, section 2).
 * @param features null until the project's features are loaded: what depends on them is added then, all at once
 */
export function menuOf<S extends Screen>(
  screens: readonly S[],
  sow: SowId,
  features: WorkspaceFeatures | null,
  counts: MenuCounts = {},
): SidebarMenu<S> {
  const offered = screens.filter((screen) =>
    features === null ? screen.isOffered === undefined : isScreenOffered(screen, features),
  );
  const linksOf = (isApart: boolean): readonly MenuLink<S>[] =>
    offered.flatMap((screen) => {
      const path = pathInProject(screen, sow);
      const { menu } = screen;
      return path !== null && menu !== null && 'label' in menu && (menu.isApart ?? false) === isApart
        ? [{ screen, label: menu.label, path, badge: null, count: countOf(menu.count, counts) }]
        : [];
    });
  return {
    links: linksOf(false),
    apart: linksOf(true),
    groups: offered.flatMap((screen) => {
      const { menu } = screen;
      if (features === null || menu === null || !('group' in menu)) return [];
      const links = menu.linksOf(sow, features).map((link) => ({ ...link, screen, count: null }));
      return links.length === 0 ? [] : [{ label: menu.group, links }];
    }),
  };
}

/** Does the link lead to the current address? The links of a group lead to different addresses of one screen. */
export function isActive({ screen, path }: MenuLink, pathname: string): boolean {
  const { menu } = screen;
  if (menu !== null && 'group' in menu) return pathname.replace(/\/+$/, '') === path;
  const name = firstSegment(pathname);
  return name === firstSegment(path) || menu?.alsoActiveAt?.includes(name) === true;
}

function countOf(of: MenuCount | undefined, counts: MenuCounts): MenuLink['count'] {
  const value = of === undefined ? null : (counts[of] ?? null);
  return of === undefined || value === null || value === 0 ? null : { of, value };
}
