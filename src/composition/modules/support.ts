import type { ModuleManifest } from '../module-manifest';

/** The support chat. */
export const support: ModuleManifest = {
  provides: ['support'],
  project: () => import('./support/support.project'),
  embedded: () => import('./support/support.embedded'),
  live: () => import('./support/support.live'),
};
