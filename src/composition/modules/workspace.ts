import type { ModuleManifest } from '../module-manifest';

/** Projects with their topics, trends, platforms and insights. */
export const workspace: ModuleManifest = {
  project: () => import('./workspace/workspace.project'),
};
