import type { ModuleManifest } from '../module-manifest';

/** Deciding together. */
export const team: ModuleManifest = {
  provides: ['team'],
  links: { tab: ['team'], card_tab: ['Team'], team: null },
  project: () => import('./team/team.project'),
};
