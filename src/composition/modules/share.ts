import type { ModuleManifest } from '../module-manifest';

/** Links to what is shown. */
export const share: ModuleManifest = {
  provides: ['share'],
  project: () => import('./share/share.project'),
};
