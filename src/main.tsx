import { createRoot } from 'react-dom/client';
import { configure } from 'mobx';
import { clearTimers } from 'mobx-react-lite';
import { ChartFrame } from './application/explore/chart-frame';
import { SessionStore } from './application/session/session.store';
import { Logger } from './application/shared/logger';
import { ThemeStore } from './application/shell/theme.store';
import { parseScreenAddress, type ScreenAddress } from './domain/shell/routes';
import { ErrorReporter } from './application/tracking/error-reporter';
import { parseAppConfig, StartFault } from './composition/app-config';
import { createContainer } from './composition/create-container';
import { foundationModule } from './composition/foundation.module';
import { sessionModule } from './composition/session.module';
import { App } from './ui/app/app';
import { FaultPage } from './ui/app/fault-page';
import { RouterNavigator } from './ui/app/router-navigator';
import { charts, preloadScreen, projectEntrance } from './ui/app/screens';
// Parts of the start: what the picture on the login page shares with every screen would be a file of its own, which all of
// them would wait for.
import './domain/topic/quadrant';
import './ui/art/drawing-thread';
import './ui/kit/signal/quadrant-hue';
import './ui/styles/base.scss';

declare global {
  interface Window {
    /** What the server answers to /config.json; asked for by ui/app/boot.js. */
    readonly configAnswer: Promise<Response>;
  }
}

configure({ enforceActions: 'always' });
// Components that were rendered but never committed wait, with a timer, in a registry of mobx-react-lite 5.1. Those of
// a page that is reloaded are collected after it, and the clearTimeout of that moment, called from a page that is gone,
// ends a timer of the page that has come: it may be React's, and the first screen never shows. So nobody stays waiting.
window.addEventListener('pagehide', clearTimers);

const place = document.querySelector('#root');
if (place === null) throw new Error('index.html has no #root');
const root = createRoot(place);

const loadFeatures = () => import('./composition/prepare-features');

let isFaulty = false;

function showFault(fault: { readonly message: string; readonly faults: readonly string[] }): void {
  isFaulty = true;
  root.render(<FaultPage message={fault.message} faults={fault.faults} />);
}

async function start(): Promise<void> {
  const letters = askForLetters();
  // The chunks of the address and the configuration are asked for together.
  const { pathname } = window.location;
  const address = parseScreenAddress(pathname);
  const preloading = preloadScreen(pathname);
  if (address !== null) void loadFeatures();
  const config = parseAppConfig(await fetchConfig());
  const navigator = new RouterNavigator();
  const resolver = createContainer(foundationModule(config, navigator), await sessionModule(config));

  let preparing: Promise<void> | null = null;
  const prepareFeatures = (): Promise<void> => {
    preparing ??= loadFeatures().then(async ({ prepareFeatures: prepare }) => {
      await prepare(resolver, config, showFault);
      charts.comesFrom(() => resolver.get(ChartFrame).preload?.());
    });
    return preparing;
  };
  const onCrash = (error: unknown): void => {
    resolver.get(Logger).error('The page crashed:', error);
    void prepareFeatures().then(() => resolver.get(ErrorReporter).report(error));
  };

  const entrance = projectEntrance(prepareFeatures);
  resolver.get(ThemeStore).start();
  const session = resolver.get(SessionStore);
  const starting = session.start();
  await Promise.race([starting, nextTask()]);
  // What the screens stand on is made ready while the provider is asked who is here, and their data asked for as soon as
  // that is known. What goes wrong here, goes wrong again in the app, which tells it.
  const openAhead = async (at: ScreenAddress): Promise<void> => {
    await Promise.all([entrance.layout.preload(), preloading, starting]);
    if (session.member === null) return;
    const { loadFirstData } = await loadFeatures();
    await Promise.race([Promise.all([loadFirstData(resolver, at), letters]), patience()]);
  };
  if (address !== null && session.state.kind !== 'anonymous') {
    const opening = openAhead(address).catch(() => {});
    // Who is known at once sees the screen itself first, with what is at hand, and no shell or skeleton that is drawn for
    // a moment. Until then index.html shows its own.
    if (session.member !== null) await opening;
  }
  if (isFaulty) return;
  root.render(<App resolver={resolver} navigator={navigator} entrance={entrance} onCrash={onCrash} />);
}

/**
 * The letters that every screen begins with, asked for when the code has come and nothing else is on its way. Left to
 * the first layout they would come after it: the page would be laid out twice, and at first in letters that have to be
 * looked for on the machine, one by one for each size.
 */
async function askForLetters(): Promise<void> {
  const fonts = ['1em "Inter Variable"', '500 1em "Newsreader Display"'];
  // Without them the page shows those of the machine.
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
}

const nextTask = (): Promise<void> => after(0);
/** As long as nobody calls it waiting. */
const patience = (): Promise<void> => after(100);

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function fetchConfig(): Promise<unknown> {
  let answer: Response;
  try {
    answer = await window.configAnswer;
  } catch {
    throw new StartFault('The configuration /config.json cannot be read.', ['The server does not answer.']);
  }
  if (!answer.ok)
    throw new StartFault('The configuration /config.json cannot be read.', [`HTTP status ${answer.status}`]);
  try {
    return await answer.json();
  } catch (error) {
    throw new StartFault('The configuration /config.json is not valid JSON.', [String(error)]);
  }
}

start().catch((error: unknown) => {
  showFault(
    error instanceof StartFault ? error : { message: 'Something unexpected went wrong.', faults: [String(error)] },
  );
});
