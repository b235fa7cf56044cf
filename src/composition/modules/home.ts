import { House } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** The home page of a project. */
export const home: ModuleManifest = {
  screens: [
    {
      path: '/homepage/:sowId',
      headerTitle: 'Homepage',
      pageTitle: '',
      pageName: 'home page',
      menu: { label: 'Home' },
      icon: House,
      load: () => import('./home/home.screen'),
    },
  ],
  project: () => import('./home/home.project'),
};
