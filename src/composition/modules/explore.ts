import { ChartScatter } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** The data explorer: filters, charts and lists of topics and trends. */
export const explore: ModuleManifest = {
  screens: [
    {
      path: '/data/:sowId',
      headerTitle: 'Explore my data',
      pageTitle: 'Explore your data',
      pageName: 'explore data',
      comparesAnyTwo: true,
      menu: { label: 'Data Explorer', alsoActiveAt: ['data-refresh', 'compare', 'brief'] },
      icon: ChartScatter,
      load: () => import('./explore/explore.screen'),
    },
  ],
  project: () => import('./explore/explore.project'),
};
