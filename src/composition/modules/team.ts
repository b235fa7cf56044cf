import type { ModuleManifest } from '../module-manifest';

/** Deciding together. */
export const team: ModuleManifest = {
  project: () => import('./team/team.project'),
};
