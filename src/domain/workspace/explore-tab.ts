/** The tabs of the explore screen (specification, section 2). */
export const EXPLORE_TABS = ['trendMap', 'opportunityMap', 'trendList', 'drivers'] as const;
export type ExploreTab = (typeof EXPLORE_TABS)[number];

export const DEFAULT_TAB: ExploreTab = 'trendMap';

export const EXPLORE_TAB_NAMES: Readonly<Record<ExploreTab, string>> = {
  trendMap: 'Trend map',
  opportunityMap: 'Topic map',
  trendList: 'List view',
  drivers: 'Drivers & Impact',
};

/** The name of the topic map of a project without figures, which is drawn by rings. */
export const RING_MAP = 'Ring map';

/** What a project lacks whose tab would show nothing; the list view always shows something. */
const LACKS: Readonly<Record<Exclude<ExploreTab, 'trendList'>, string>> = {
  trendMap: 'no trend has growth and sizing',
  opportunityMap: 'no topic has growth and sizing',
  drivers: 'no topic has a number of drivers',
};

/** Why maps and charts are not offered, in one sentence; null: all are. */
export function whyNotOffered(tabs: readonly Exclude<ExploreTab, 'trendList'>[]): string | null {
  if (tabs.length === 0) return null;
  return `Not offered: ${tabs.map((tab) => `${EXPLORE_TAB_NAMES[tab]} (${LACKS[tab]})`).join(', ')}.`;
}

export function isExploreTab(value: unknown): value is ExploreTab {
  return EXPLORE_TABS.some((tab) => tab === value);
}

/** Whether a topic or trend is in the dropdowns of a tab: the drivers tab leaves out those with 0 drivers (section 2). */
export function isListedOnTab(tab: ExploreTab, item: { readonly driverCount: number | null }): boolean {
  return tab !== 'drivers' || item.driverCount !== 0;
}

/** The versions of a project's data; one is shown at a time (specification, section 4). */
export const VERSION_NAMES = ['Current Data', 'Previous Data'] as const;
export type VersionName = (typeof VERSION_NAMES)[number];

export const CURRENT_DATA: VersionName = 'Current Data';
export const PREVIOUS_DATA: VersionName = 'Previous Data';

export interface SowVersion {
  readonly name: string;
  readonly date: string | null;
}

/** 'Previous Data' needs more than one version and an organisation that is not excluded (specification, section 5). */
export function availableVersions(
  versions: readonly SowVersion[],
  orgId: string,
  excludedOrgIds: readonly string[],
): readonly VersionName[] {
  return versions.length > 1 && !excludedOrgIds.includes(orgId) ? VERSION_NAMES : [CURRENT_DATA];
}
