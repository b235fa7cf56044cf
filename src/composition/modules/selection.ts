import type { ModuleManifest } from '../module-manifest';

/** Selected topics, and the bar of what can be done with them. */
export const selection: ModuleManifest = {
  project: () => import('./selection/selection.project'),
};
