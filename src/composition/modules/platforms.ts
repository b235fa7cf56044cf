import { Layers } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** Groups of topics made for the organisation. */
export const platforms: ModuleManifest = {
  provides: ['platforms'],
  screens: [
    {
      path: '/platforms/:sowId',
      module: 'platforms',
      headerTitle: 'Platforms',
      pageTitle: 'Platforms',
      pageName: 'opportunity platforms',
      menu: { label: 'Platforms' },
      icon: Layers,
      load: () => import('./platforms/platforms.screen'),
    },
  ],
};
