import { Sparkles } from 'lucide-react';
import type { ScreenEntry } from './module-manifest';

/** What the page of the assistant is, whichever module has it: the external chat where there is one, else the built-in. */
export const RENE_AI_PAGE = {
  headerTitle: 'René AI',
  pageTitle: 'René AI',
  pageName: 'rene ai',
  menu: { label: 'AI assistant' },
  isOffered: ({ assistant }) => assistant,
  icon: Sparkles,
} satisfies Partial<ScreenEntry>;
