import { GitCompareArrows } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** Topics or trends side by side. */
export const compare: ModuleManifest = {
  provides: ['compare'],
  screens: [
    {
      path: '/compare/:sowId',
      module: 'compare',
      headerTitle: 'Compare',
      pageTitle: 'Compare',
      pageName: 'compare',
      menu: null,
      icon: GitCompareArrows,
      load: () => import('./compare/compare.screen'),
    },
  ],
  project: () => import('./compare/compare.project'),
};
