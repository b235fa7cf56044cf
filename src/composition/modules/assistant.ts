import type { ModuleManifest } from '../module-manifest';
import { RENE_AI_PAGE } from '../rene-ai-page';

/** The chat of the external service. */
export const assistant: ModuleManifest = {
  provides: ['assistant'],
  screens: [
    {
      path: '/reneAI/:sowId',
      module: 'assistant',
      ...RENE_AI_PAGE,
      load: () => import('./assistant/assistant.screen'),
    },
  ],
  embedded: () => import('./assistant/assistant.embedded'),
  live: () => import('./assistant/assistant.live'),
};
