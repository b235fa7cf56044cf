import type { ModuleManifest } from '../module-manifest';

/** In what order: own weights of figures, how firm the places are, and what a set adds up to. */
export const ranking: ModuleManifest = {
  provides: ['ranking'],
  links: { tab: ['ranking'], order: ['weights'], weights: null },
  project: () => import('./ranking/ranking.project'),
};
