import { Sparkles } from 'lucide-react';
import type { ModuleManifest } from '../module-manifest';

/** The assistant, built-in or external, and what leads to it. */
export const ask: ModuleManifest = {
  provides: ['ask', 'assistant'],
  screens: [
    {
      path: '/reneAI/:sowId',
      module: 'assistant',
      headerTitle: 'René AI',
      pageTitle: 'René AI',
      pageName: 'rene ai',
      comparesAnyTwo: true,
      menu: { label: 'AI assistant' },
      isOffered: ({ assistant }) => assistant,
      icon: Sparkles,
      load: () => import('./ask/ask.screen'),
    },
  ],
  project: () => import('./ask/ask.project'),
  embedded: () => import('./ask/ask.embedded'),
  live: () => import('./ask/ask.live'),
};
