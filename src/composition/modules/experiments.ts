import { FlaskConical } from 'lucide-react';
import { paths } from '../../domain/shared/routes';
import type { ModuleManifest } from '../module-manifest';

/** Screens of others that a project embeds. */
export const experiments: ModuleManifest = {
  provides: ['experiments'],
  screens: [
    {
      path: '/sow/:sowId/experiments/:experimentId',
      module: 'experiments',
      headerTitle: 'Advanced features',
      pageTitle: 'Advanced features',
      pageName: 'advanced features',
      menu: {
        group: 'Advanced features',
        linksOf: (sow, { experiments }) =>
          experiments.map(({ id, name }) => ({ label: name, path: paths.experiment(sow, id), badge: 'BETA' })),
      },
      icon: FlaskConical,
      load: () => import('./experiments/experiments.screen'),
    },
  ],
};
