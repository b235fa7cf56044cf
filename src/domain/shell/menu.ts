import type { SowId } from '../shared/entity-id';
import type { WorkspaceFeatures } from '../workspace/sow';
import { parseScreenAddress, paths, type Screen } from './routes';

/** Badges that a link of a group may carry (specification, section 2). */
export type MenuBadge = 'new' | 'pro' | 'BETA';

export interface MenuLink {
  readonly screen: Screen;
  readonly label: string;
  readonly path: string;
  readonly badge: MenuBadge | null;
}

/** Opens and closes; at most one group is open at a time. */
export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

export interface Menu {
  readonly links: readonly MenuLink[];
  readonly groups: readonly MenuGroup[];
}

/**
 * The sidebar's entries for a project (specification, section 2).
 * @param features null while nobody knows yet what the project offers: what depends on it comes later, and all at once
 */
export function menuOf(sow: SowId, features: WorkspaceFeatures | null): Menu {
  const links = [
    link('homepage', 'Home', paths.homepage(sow)),
    link('data', 'Data Explorer', paths.data(sow)),
    link('platforms', 'Platforms', paths.platforms(sow)),
    link('foresight', 'Foresight Feed', paths.foresight(sow)),
  ];
  if (features?.assistant) links.push(link('reneAI', 'AI assistant', paths.reneAI(sow)));
  const experiments = (features?.experiments ?? []).map((experiment) =>
    link('sow', experiment.name, paths.experiment(sow, experiment.id), 'BETA'),
  );
  return { links, groups: experiments.length === 0 ? [] : [{ label: 'Advanced features', links: experiments }] };
}

/** Does the link lead to where we are? The summary of new discoveries belongs to the Data Explorer. */
export function isActive(link: MenuLink, pathname: string): boolean {
  const screen = parseScreenAddress(pathname)?.screen;
  if (screen === 'sow') return withoutSlash(pathname) === link.path;
  return link.screen === (screen === 'data-refresh' ? 'data' : screen);
}

function link(screen: Screen, label: string, path: string, badge: MenuBadge | null = null): MenuLink {
  return { screen, label, path, badge };
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
