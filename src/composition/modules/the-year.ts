import type { ModuleManifest } from '../module-manifest';

/** Decisions over the years: the figures they were made on, which to decide again, and how one judged. */
export const theYear: ModuleManifest = {
  provides: ['the-year'],
  links: { tab: ['judged'], order: ['confirm'], record: null },
  project: () => import('./the-year/the-year.project'),
};
