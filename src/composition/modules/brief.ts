import { FileText } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** Documents and slides of topics. */
export const brief: ModuleManifest = {
  provides: ['brief'],
  screens: [
    {
      path: '/brief/:sowId',
      module: 'brief',
      headerTitle: 'Brief',
      pageTitle: 'Brief',
      pageName: 'brief',
      menu: null,
      icon: FileText,
      load: () => import('./brief/brief.screen'),
    },
  ],
  project: () => import('./brief/brief.project'),
};
