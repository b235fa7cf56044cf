import type { ModuleManifest } from '../module-manifest';

/** The panels of topics and trends. */
export const flashcards: ModuleManifest = {
  project: () => import('./flashcards/flashcards.project'),
};
