import type { ModuleManifest } from '../module-manifest';

/** Links to what is shown. */
export const share: ModuleManifest = {
  project: () => import('./share/share.project'),
};
