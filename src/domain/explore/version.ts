/** Which load of the data is shown, one at a time (specification, section 4). */
export const VERSION_NAMES = ['Current Data', 'Previous Data'] as const;
export type VersionName = (typeof VERSION_NAMES)[number];

export const CURRENT_DATA: VersionName = 'Current Data';
export const PREVIOUS_DATA: VersionName = 'Previous Data';

/** One load of a project's data. */
export interface SowVersion {
  readonly name: string;
  readonly date: string | null;
}

/**
 * 'Previous Data' is offered only when more than one version exists and the organisation is not excluded
 * (specification, section 5; the excluded organisations are configuration).
 */
export function availableVersions(
  versions: readonly SowVersion[],
  orgId: string,
  excludedOrgIds: readonly string[],
): readonly VersionName[] {
  const previousToo = versions.length > 1 && !excludedOrgIds.includes(orgId);
  return previousToo ? VERSION_NAMES : [CURRENT_DATA];
}
