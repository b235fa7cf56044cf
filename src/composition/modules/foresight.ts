import { Newspaper } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** The weekly insights. */
export const foresight: ModuleManifest = {
  provides: ['foresight'],
  screens: [
    {
      path: '/foresight/:sowId',
      module: 'foresight',
      headerTitle: 'Weekly insights',
      pageTitle: 'Weekly insights',
      pageName: 'weekly insights',
      menu: { label: 'Foresight Feed' },
      icon: Newspaper,
      load: () => import('./foresight/foresight.screen'),
    },
  ],
};
