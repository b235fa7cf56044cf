import type { ModuleManifest } from '../module-manifest';

/** In what order: own weights of figures, how firm the places are, and what a set adds up to. */
export const ranking: ModuleManifest = {
  provides: ['ranking'],
  project: () => import('./ranking/ranking.project'),
};
