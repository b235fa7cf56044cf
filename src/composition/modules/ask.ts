import type { ModuleManifest } from '../module-manifest';
import { RENE_AI_PAGE } from '../rene-ai-page';

/** The built-in assistant, and what leads to it. */
export const ask: ModuleManifest = {
  provides: ['ask'],
  screens: [
    {
      path: '/reneAI/:sowId',
      module: 'ask',
      ...RENE_AI_PAGE,
      comparesAnyTwo: true,
      load: () => import('./ask/ask.screen'),
    },
  ],
  project: () => import('./ask/ask.project'),
};
