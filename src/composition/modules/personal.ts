import type { ModuleManifest } from '../module-manifest';

/** What a user writes for oneself: notes, stars, saved views, drafts and visits, and the file of all that. */
export const personal: ModuleManifest = {
  project: () => import('./personal/personal.project'),
};
