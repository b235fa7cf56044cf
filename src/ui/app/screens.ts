import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { parseScreenAddress, type Screen } from '../../domain/shell/routes';
import type { ErrorPage } from '../errors/error-screen';
import { CompanionChunk } from './companion-chunk';

// The screen that everybody comes to first is no chunk of its own: asking for it would cost another round trip.
export { LoginScreen } from '../session/login-screen';

type Load<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What the explore screen draws with. */
export const charts = new CompanionChunk();

/** Screens are chunks of their own. Each file is asked for once, whoever asks first: the preloader or the router. */
export const loaders = {
  logout: async () => ({ default: (await import('../session/logout-screen')).LogoutScreen }),
  entry: async () => {
    // Nobody stays there: what comes next is fetched along.
    preload('homepage');
    return { default: (await import('../session/entry-screen')).EntryScreen };
  },
  layout: async () => ({ default: (await import('../shell/main-layout')).MainLayout }),
  homepage: async () => ({ default: (await import('../home/home-screen')).HomeScreen }),
  data: async () => {
    charts.want();
    return { default: (await import('../explore/explore-screen')).ExploreScreen };
  },
  'data-refresh': async () => ({ default: (await import('../discoveries/discoveries-screen')).DiscoveriesScreen }),
  platforms: async () => ({ default: (await import('../platforms/platforms-screen')).PlatformsScreen }),
  foresight: async () => ({ default: (await import('../foresight/foresight-screen')).ForesightScreen }),
  reneAI: async () => ({ default: (await import('../assistant/assistant-screen')).AssistantScreen }),
  sow: async () => ({ default: (await import('../experiments/experiment-screen')).ExperimentScreen }),
} satisfies Record<string, Load>;

const loadError: Load<{ page: ErrorPage }> = async () => ({
  default: (await import('../errors/error-screen')).ErrorScreen,
});

export const LogoutScreen = lazy(loaders.logout);
export const HomeScreen = lazy(loaders.homepage);
export const ExploreScreen = lazy(loaders.data);
export const DiscoveriesScreen = lazy(loaders['data-refresh']);
export const PlatformsScreen = lazy(loaders.platforms);
export const ForesightScreen = lazy(loaders.foresight);
export const AssistantScreen = lazy(loaders.reneAI);
export const ExperimentScreen = lazy(loaders.sow);
export const ErrorScreen = lazy(loadError);

/** A screen that needs something prepared; both are fetched side by side. */
export function behind(prepare: () => Promise<void>, load: Load): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), prepare()]);
    return screen;
  });
}

/** Starts the chunks of the address together, so that they do not wait for one another. */
export function preloadScreen(pathname: string): void {
  const screen = parseScreenAddress(pathname)?.screen;
  if (screen !== undefined) preload(screen);
}

function preload(screen: Screen): void {
  void loaders.layout();
  void (loaders as Partial<Record<Screen, Load>>)[screen]?.();
}
