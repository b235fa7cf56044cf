import { createRoot } from 'react-dom/client';
import { configure } from 'mobx';
import { clearTimers } from 'mobx-react-lite';
import { ChartFrame } from './application/explore/chart-frame';
import { SessionStore } from './application/session/session.store';
import { Logger } from './application/shared/logger';
import { ThemeStore } from './application/shell/theme.store';
import { parseScreenAddress } from './domain/shell/routes';
import { ErrorReporter } from './application/tracking/error-reporter';
import { parseAppConfig, StartFault } from './infrastructure/composition/app-config';
import { askAhead } from './infrastructure/composition/ask-ahead';
import { createContainer } from './infrastructure/composition/create-container';
import { foundationModule } from './infrastructure/composition/foundation.module';
import { sessionModule } from './infrastructure/composition/session.module';
import { App } from './ui/app/app';
import { FaultPage } from './ui/app/fault-page';
import { RouterNavigator } from './ui/app/router-navigator';
import { charts, preloadScreen } from './ui/app/screens';
import './ui/styles/base.scss';

configure({ enforceActions: 'always' });
// Components that were rendered but never committed wait, with a timer, in a registry of mobx-react-lite 5.1. Those of
// a page that is reloaded are collected after it, and the clearTimeout of that moment, called from a page that is gone,
// ends a timer of the page that has come: it may be React's, and the first screen never shows. So nobody stays waiting.
window.addEventListener('pagehide', clearTimers);

const place = document.querySelector('#root');
if (place === null) throw new Error('index.html has no #root');
const root = createRoot(place);

const loadFeatures = () => import('./infrastructure/composition/prepare-features');

function showFault(fault: { readonly message: string; readonly faults: readonly string[] }): void {
  root.render(<FaultPage message={fault.message} faults={fault.faults} />);
}

async function start(): Promise<void> {
  // The chunks of the address and the configuration are asked for together.
  const screen = parseScreenAddress(window.location.pathname)?.screen;
  preloadScreen(window.location.pathname);
  if (screen !== undefined) void loadFeatures();
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

  resolver.get(ThemeStore).start();
  const session = resolver.get(SessionStore);
  void session.start().then(() => {
    if (screen !== undefined && session.member !== null) askAhead(config, screen);
  });
  root.render(<App resolver={resolver} navigator={navigator} prepareFeatures={prepareFeatures} onCrash={onCrash} />);
}

async function fetchConfig(): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch('/config.json');
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
