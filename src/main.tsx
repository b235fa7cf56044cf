import { createRoot } from 'react-dom/client';
import { configure } from 'mobx';
import { clearTimers } from 'mobx-react-lite';
import { SessionStore } from './application/session/session.store';
import { loadOnce } from './application/shared/load-once';
import { Logger, ErrorReporter } from './application/shared/browser-ports';
import { ThemeStore } from './application/shared/theme.store';
import { StartFault, switchedOffBy } from './composition/app-config';
import { basePath } from './composition/start/base-path';
import { sessionModule, foundationModule } from './composition/foundation.module';
import { createContainer } from './composition/product-container';
import { projectArea } from './composition/project-area';
import { knownParameters, screensWithout } from './composition/screens';
import { configAnswers, loadConfig } from './composition/start/load-config';
import { loadFirstScreen } from './composition/start/load-first-screen';
import { App } from './ui/app/app';
import { drawingWorker } from './ui/art/start-drawing';
import { FaultPage } from './ui/app/pages';
import { keepKeysOfInputMethods } from './ui/app/input-methods';
import { RouterNavigator } from './ui/app/router-navigator';
import { supportTranslatedPage } from './ui/app/translated-page';
import './ui/styles/base.scss';

drawingWorker.start = () =>
  new Worker(new URL('./composition/drawing.worker.ts', import.meta.url), { type: 'module', name: 'drawing' });

configure({ enforceActions: 'always' });
keepKeysOfInputMethods(window);
// mobx-react-lite 5.1 keeps components that were rendered but never committed in a registry with a timer. When a page is
// reloaded, the old page's clearTimeout runs after the new page has started, with an id that a timer of the new page may
// have; if that timer is React's, the first screen never shows (Chromium 156). So the timers are cleared before leaving.
window.addEventListener('pagehide', clearTimers);

// A page from the back/forward cache may show a session that has ended meanwhile: it starts again, empty.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  document.body.hidden = true;
  window.location.reload();
});

const element = document.querySelector('#root');
if (element === null) throw new Error('index.html has no #root');
supportTranslatedPage(document);
const root = createRoot(element);
let isFaulty = false;

/** Configuration, container, session, route. */
async function start(): Promise<void> {
  const config = await loadConfig();

  const screens = screensWithout(switchedOffBy(config));
  const navigator = new RouterNavigator(screens, knownParameters, basePath());
  const container = createContainer(foundationModule(config, navigator), await sessionModule(config, navigator));
  const loadProject = loadOnce(async () => {
    const { addProject } = await import('./composition/add-project');
    await addProject(container, config, showFault);
  });
  const area = projectArea(container, screens, loadProject);

  container.get(ThemeStore).start();
  void container.get(SessionStore).start();

  await loadFirstScreen(container, area, navigator.location.pathname).catch(() => {});
  if (isFaulty) return;
  root.render(
    <App
      resolver={container}
      navigator={navigator}
      area={area}
      onCrash={(error) => {
        container.get(Logger).error('The page crashed:', error);
        void loadProject().then(
          () => container.get(ErrorReporter).report(error),
          () => {},
        );
      }}
    />,
  );
}

/** Replaces whatever is shown: the product cannot go on. */
function showFault({
  message,
  faults,
  isPassing = false,
}: Pick<StartFault, 'message' | 'faults'> & Partial<StartFault>) {
  isFaulty = true;
  root.render(<FaultPage message={message} faults={faults} isPassing={isPassing} />);
  if (!isPassing) return;
  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  // The address stays, so that a link that was followed opens.
  void configAnswers(pause).then(() => window.location.reload());
}

start().catch((error: unknown) => {
  showFault(
    error instanceof StartFault ? error : { message: 'Something unexpected went wrong.', faults: [String(error)] },
  );
});
