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
