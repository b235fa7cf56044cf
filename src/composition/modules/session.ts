import type { ModuleManifest } from '../module-manifest';

/** Who is signed in, and what is cleared when that changes. */
export const session: ModuleManifest = {
  project: () => import('./session/session.project'),
};
