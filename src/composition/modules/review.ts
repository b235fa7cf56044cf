import { ListChecks } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** Queue, board and coverage: what is to be decided. */
export const review: ModuleManifest = {
  provides: ['review'],
  screens: [
    {
      path: '/review/:sowId',
      module: 'review',
      headerTitle: 'Review',
      pageTitle: 'Review',
      pageName: 'review',
      menu: { label: 'Review', count: 'undecided topics' },
      icon: ListChecks,
      load: () => import('./review/review.screen'),
    },
  ],
  project: () => import('./review/review.project'),
};
