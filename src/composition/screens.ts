import type { ContainerModule } from 'inversify';
import {
  Bookmark,
  ChartScatter,
  FileText,
  FlaskConical,
  GitCompareArrows,
  House,
  Layers,
  ListChecks,
  Newspaper,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../domain/shared/routes';
import type { SwitchedOff } from '../domain/shared/modules';
import type { Screen } from '../domain/shared/screen';
import type { ScreenCode, ScreenProps } from '../ui/screens/project-screen';

/** The code of a screen, and the bindings of the classes that only it resolves. */
export interface ScreenModule<Props extends object = ScreenProps> extends ScreenCode<Props> {
  readonly module?: ContainerModule;
}

export interface ScreenEntry extends Screen {
  readonly icon: LucideIcon;
  readonly load: () => Promise<ScreenModule>;
}

/**
 * The screens of a project, in the order of the menu: one entry, one module in screens/ and one folder in ui each. Routes, sidebar, titles,
 * page views, search, project switch and preloading are derived from this list; the build and the benchmark read paths
 * and imports from its text (scripts/lib/screen-list.mjs).
 */
export const screens: readonly ScreenEntry[] = [
  {
    path: '/homepage/:sowId',
    headerTitle: 'Homepage',
    pageTitle: '',
    pageName: 'home page',
    menu: { label: 'Home' },
    icon: House,
    load: () => import('./screens/home'),
  },
  {
    path: '/data/:sowId',
    headerTitle: 'Explore my data',
    pageTitle: 'Explore your data',
    pageName: 'explore data',
    menu: { label: 'Data Explorer', alsoActiveAt: ['data-refresh', 'compare', 'brief'] },
    icon: ChartScatter,
    load: () => import('./screens/explore'),
  },
  {
    path: '/data-refresh/:sowId',
    module: 'discoveries',
    headerTitle: 'Explore my data',
    pageTitle: 'What changed',
    searchName: 'What changed',
    pageName: 'key summary',
    menu: null,
    icon: ChartScatter,
    load: () => import('./screens/discoveries'),
  },
  {
    path: '/review/:sowId',
    module: 'review',
    headerTitle: 'Review',
    pageTitle: 'Review',
    pageName: 'review',
    menu: { label: 'Review', count: 'undecided topics' },
    icon: ListChecks,
    load: () => import('./screens/review'),
  },
  {
    path: '/compare/:sowId',
    module: 'compare',
    headerTitle: 'Compare',
    pageTitle: 'Compare',
    pageName: 'compare',
    menu: null,
    icon: GitCompareArrows,
    load: () => import('./screens/compare'),
  },
  {
    path: '/brief/:sowId',
    module: 'brief',
    headerTitle: 'Brief',
    pageTitle: 'Brief',
    pageName: 'brief',
    menu: null,
    icon: FileText,
    load: () => import('./screens/brief'),
  },
  {
    path: '/platforms/:sowId',
    module: 'platforms',
    headerTitle: 'Platforms',
    pageTitle: 'Platforms',
    pageName: 'opportunity platforms',
    menu: { label: 'Platforms' },
    icon: Layers,
    load: () => import('./screens/platforms'),
  },
  {
    path: '/foresight/:sowId',
    module: 'foresight',
    headerTitle: 'Weekly insights',
    pageTitle: 'Weekly insights',
    pageName: 'weekly insights',
    menu: { label: 'Foresight Feed' },
    icon: Newspaper,
    load: () => import('./screens/foresight'),
  },
  {
    path: '/reneAI/:sowId',
    module: 'assistant',
    headerTitle: 'René AI',
    pageTitle: 'René AI',
    pageName: 'rene ai',
    menu: { label: 'AI assistant' },
    isOffered: ({ assistant }) => assistant,
    icon: Sparkles,
    load: () => import('./screens/assistant'),
  },
  {
    path: '/library/:sowId',
    module: 'library',
    headerTitle: 'My library',
    pageTitle: 'My library',
    pageName: 'my library',
    menu: { label: 'My library', isApart: true },
    icon: Bookmark,
    load: () => import('./screens/library'),
  },
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
    load: () => import('./screens/experiment'),
  },
];

/** The screens of a product without these functions: their addresses lead nowhere, and their code is never asked for. */
export function screensWithout(off: SwitchedOff): readonly ScreenEntry[] {
  return screens.filter(({ module }) => module === undefined || !off.has(module));
}
