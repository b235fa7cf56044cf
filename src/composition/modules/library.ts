import { Bookmark } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** The page of all that the user wrote, and star and note on the cards. */
export const library: ModuleManifest = {
  provides: ['library'],
  screens: [
    {
      path: '/library/:sowId',
      module: 'library',
      headerTitle: 'My library',
      pageTitle: 'My library',
      pageName: 'my library',
      menu: { label: 'My library', isApart: true },
      icon: Bookmark,
      load: () => import('./library/library.screen'),
    },
  ],
  project: () => import('./library/library.project'),
};
