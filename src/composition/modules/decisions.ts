import type { ModuleManifest } from '../module-manifest';

/** Statuses of topics: setting, undoing and following them. */
export const decisions: ModuleManifest = {
  project: () => import('./decisions/decisions.project'),
};
