import type { ModuleManifest } from '../module-manifest';

/** Deciding together. */
export const team: ModuleManifest = {
  provides: ['team'],
  project: () => import('./team/team.project'),
};
