import { parseScreenAddress, type Screen } from '../../domain/shell/routes';
import type { ErrorPage } from '../errors/error-screen';
import { onSignOfUse } from '../kit/layout/first-interaction';
import { whenIdle } from '../kit/layout/when-idle';
import { CompanionChunk } from './companion-chunk';
import { preloadable, type Load, type Preloadable } from './preloadable';

// The screen that everybody comes to first is no chunk of its own: asking for it would cost another round trip.
export { LoginScreen } from '../session/login-screen';

/** What the explore screen draws with. */
export const charts = new CompanionChunk();

/** The screens of a project: chunks of their own, each asked for once, whoever asks first: the preloader or the router. */
export const screens = {
  homepage: preloadable(async () => ({ default: (await import('../home/home-screen')).HomeScreen })),
  data: preloadable(async () => {
    charts.want();
    return { default: (await import('../explore/explore-screen')).ExploreScreen };
  }),
  'data-refresh': preloadable(async () => ({
    default: (await import('../discoveries/discoveries-screen')).DiscoveriesScreen,
  })),
  platforms: preloadable(async () => ({ default: (await import('../platforms/platforms-screen')).PlatformsScreen })),
  foresight: preloadable(async () => ({ default: (await import('../foresight/foresight-screen')).ForesightScreen })),
  reneAI: preloadable(async () => ({ default: (await import('../assistant/assistant-screen')).AssistantScreen })),
  sow: preloadable(async () => ({ default: (await import('../experiments/experiment-screen')).ExperimentScreen })),
} satisfies Record<Screen, Preloadable>;

export const LogoutScreen = preloadable(async () => ({
  default: (await import('../session/logout-screen')).LogoutScreen,
}));

export const ErrorScreen = preloadable<{ page: ErrorPage }>(async () => ({
  default: (await import('../errors/error-screen')).ErrorScreen,
}));

/** What stands around or before the screens of a project, and needs the features as they do. */
export interface ProjectEntrance {
  readonly entry: Preloadable;
  readonly layout: Preloadable;
}

/** @param prepare adds the features to the container; both are fetched side by side */
export function projectEntrance(prepare: () => Promise<void>): ProjectEntrance {
  const behind = (load: Load): Preloadable =>
    preloadable(async () => {
      const [part] = await Promise.all([load(), prepare()]);
      return part;
    });
  return {
    entry: behind(async () => {
      // Nobody stays there: what comes next is fetched along.
      void loadLayout();
      void screens.homepage.preload();
      return { default: (await import('../session/entry-screen')).EntryScreen };
    }),
    layout: behind(loadLayout),
  };
}

const loadLayout: Load = async () => {
  const { MainLayout } = await import('../shell/main-layout');
  // Whoever begins to use one screen goes to another soon; all but explore are a few kilobytes.
  onSignOfUse(() => whenIdle(preloadScreens));
  return { default: MainLayout };
};

function preloadScreens(): void {
  for (const screen of Object.values(screens)) void screen.preload();
}

/** Asks for the chunk of an address. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = parseScreenAddress(pathname)?.screen;
  if (screen !== undefined) await screens[screen].preload();
}
