import {
  ChartScatter,
  FileText,
  FlaskConical,
  GitCompareArrows,
  House,
  Layers,
  ListChecks,
  Newspaper,
  Presentation,
  Sparkles,
} from 'lucide-react';
import { paths } from '../domain/shell/routes';
import { projectScreen, type ProjectScreen } from '../ui/app/project-screen';

/**
 * The screens of a project, in the order of the menu: one entry and one folder in ui each. Routes, sidebar, titles,
 * page views, search, project switch and preloading are derived from this list; the build and the benchmark read paths
 * and imports from its text (scripts/lib/screen-list.mjs).
 */
export const screens: readonly ProjectScreen[] = [
  projectScreen({
    path: '/homepage/:sowId',
    headerTitle: 'Homepage',
    pageTitle: '',
    pageName: 'home page',
    menu: { label: 'Home' },
    icon: House,
    load: async () => {
      const { HomeScreen, loadHomeData } = await import('../ui/home/home-screen');
      return { Component: HomeScreen, loadData: loadHomeData };
    },
  }),
  projectScreen({
    path: '/data/:sowId',
    headerTitle: 'Explore my data',
    pageTitle: 'Explore your data',
    pageName: 'explore data',
    menu: { label: 'Data Explorer', alsoActiveAt: ['data-refresh', 'compare', 'brief'] },
    icon: ChartScatter,
    load: async () => {
      const { ExploreScreen, loadExploreData, preloadCharts } = await import('../ui/explore/explore-screen');
      return { Component: ExploreScreen, loadData: loadExploreData, preload: preloadCharts };
    },
  }),
  projectScreen({
    path: '/data-refresh/:sowId',
    headerTitle: 'Explore my data',
    pageTitle: 'New discoveries',
    pageName: 'key summary',
    menu: null,
    icon: ChartScatter,
    load: async () => {
      const { DiscoveriesScreen, loadDiscoveriesData } = await import('../ui/discoveries/discoveries-screen');
      return { Component: DiscoveriesScreen, loadData: loadDiscoveriesData };
    },
  }),
  projectScreen({
    path: '/review/:sowId',
    headerTitle: 'Review',
    pageTitle: 'Review',
    pageName: 'review',
    menu: { label: 'Review', count: 'undecided topics' },
    icon: ListChecks,
    load: async () => {
      const { ReviewScreen, loadReviewData } = await import('../ui/review/review-screen');
      return { Component: ReviewScreen, loadData: loadReviewData };
    },
  }),
  projectScreen({
    path: '/compare/:sowId',
    headerTitle: 'Compare',
    pageTitle: 'Compare',
    pageName: 'compare',
    menu: null,
    icon: GitCompareArrows,
    load: async () => {
      const { CompareScreen, loadCompareData } = await import('../ui/compare/compare-screen');
      return { Component: CompareScreen, loadData: loadCompareData };
    },
  }),
  projectScreen({
    path: '/brief/:sowId',
    headerTitle: 'Brief',
    pageTitle: 'Brief',
    pageName: 'brief',
    menu: null,
    icon: FileText,
    load: async () => {
      const { BriefScreen, loadBriefData } = await import('../ui/brief/brief-screen');
      return { Component: BriefScreen, loadData: loadBriefData };
    },
  }),
  projectScreen({
    path: '/deck/:sowId',
    headerTitle: 'Deck',
    pageTitle: 'Workshop deck',
    pageName: 'deck',
    menu: null,
    icon: Presentation,
    load: async () => {
      const { DeckScreen, loadDeckData } = await import('../ui/deck/deck-screen');
      return { Component: DeckScreen, loadData: loadDeckData };
    },
  }),
  projectScreen({
    path: '/platforms/:sowId',
    headerTitle: 'Platforms',
    pageTitle: 'Platforms',
    pageName: 'opportunity platforms',
    menu: { label: 'Platforms' },
    icon: Layers,
    load: async () => {
      const { PlatformsScreen, loadPlatformsData } = await import('../ui/platforms/platforms-screen');
      return { Component: PlatformsScreen, loadData: loadPlatformsData };
    },
  }),
  projectScreen({
    path: '/foresight/:sowId',
    headerTitle: 'Weekly insights',
    pageTitle: 'Weekly insights',
    pageName: 'weekly insights',
    menu: { label: 'Foresight Feed' },
    icon: Newspaper,
    load: async () => {
      const { ForesightScreen, loadForesightData } = await import('../ui/foresight/foresight-screen');
      return { Component: ForesightScreen, loadData: loadForesightData };
    },
  }),
  projectScreen({
    path: '/reneAI/:sowId',
    headerTitle: 'René AI',
    pageTitle: 'René AI',
    pageName: 'rene ai',
    menu: { label: 'AI assistant' },
    isOffered: ({ assistant }) => assistant,
    icon: Sparkles,
    load: async () => ({ Component: (await import('../ui/assistant/assistant-screen')).AssistantScreen }),
  }),
  projectScreen({
    path: '/sow/:sowId/experiments/:experimentId',
    headerTitle: 'Advanced features',
    pageTitle: 'Advanced features',
    pageName: 'advanced features',
    menu: {
      group: 'Advanced features',
      linksOf: (sow, { experiments }) =>
        experiments.map(({ id, name }) => ({ label: name, path: paths.experiment(sow, id), badge: 'BETA' })),
    },
    icon: FlaskConical,
    load: async () => ({ Component: (await import('../ui/experiments/experiment-screen')).ExperimentScreen }),
  }),
];
