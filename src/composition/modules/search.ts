import type { ModuleManifest } from '../module-manifest';

/** The search box. */
export const search: ModuleManifest = {
  project: () => import('./search/search.project'),
};
