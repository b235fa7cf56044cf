import type { ModuleManifest } from '../module-manifest';

/** What is around all screens: menu, header, keys and notices. */
export const shell: ModuleManifest = {
  project: () => import('./shell/shell.project'),
};
