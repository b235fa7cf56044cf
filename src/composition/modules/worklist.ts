import type { ModuleManifest } from '../module-manifest';

/** Which topics are to be decided: home, menu and platforms count them, also without the review. */
export const worklist: ModuleManifest = {
  project: () => import('./worklist/worklist.project'),
};
