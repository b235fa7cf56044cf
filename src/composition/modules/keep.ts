import type { ModuleManifest } from '../module-manifest';

/** Where what users decide and write is stored. */
export const keep: ModuleManifest = {
  project: () => import('./keep/keep.project'),
};
