import type { ModuleManifest } from '../module-manifest';

/** What is told to the usage analytics. */
export const tracking: ModuleManifest = {
  project: () => import('./tracking/tracking.project'),
};
