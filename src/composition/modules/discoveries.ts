import { ChartScatter } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** What a data load brought. */
export const discoveries: ModuleManifest = {
  provides: ['discoveries'],
  screens: [
    {
      path: '/data-refresh/:sowId',
      module: 'discoveries',
      headerTitle: 'Explore my data',
      pageTitle: 'What changed',
      otherNames: ['Key updates'],
      pageName: 'key summary',
      comparesAnyTwo: true,
      menu: null,
      icon: ChartScatter,
      load: () => import('./discoveries/discoveries.screen'),
    },
  ],
};
