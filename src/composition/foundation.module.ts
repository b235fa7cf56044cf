import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { OwnDataEntry } from '../application/workspace/own-data-entry';
import { AuthSession, SessionChannel } from '../application/session/auth-session';
import { SessionStore } from '../application/session/session.store';
import { Clipboard, Clock, DeviceStorage, TabStorage, Logger } from '../application/shared/browser-ports';
import { FailurePolicy } from '../application/shared/request-failure';
import { Navigator } from '../application/shared/navigator';
import { ProductSettings } from '../application/shared/product-settings';
import { Screens } from '../application/workspace/screens';
import { SearchWish } from '../application/shared/search-wish';
import { SidebarStore } from '../application/shared/sidebar.store';
import { ThemeStore } from '../application/shared/theme.store';
import { PageTheme } from '../application/shared/theme';
import { ToastStore } from '../application/shared/toast.store';
import { Viewport } from '../application/shared/viewport';
import { BrowserClipboard, BrowserClock, ConsoleLogger } from '../infrastructure/browser/browser-ports';
import { BroadcastSessionChannel } from '../infrastructure/browser/tab-channel';
import { DocumentPageTheme } from '../infrastructure/browser/document-page-theme';
import { BrowserKeyValueStore } from '../infrastructure/browser/browser-key-value-store';
import { WindowViewport } from '../infrastructure/browser/window-viewport';
import { switchedOffBy, type AppConfig } from './app-config';
import { missingModules } from './modules';
import { screensWithout } from './screens';
import { provide, provideAdapter, provideClass } from './provide';
import { InMemoryAuthSession } from '../infrastructure/in-memory/in-memory-auth-session';
import { AccessToken } from './access-token';

/** What every page needs, the login page included. Small, because the first paint waits for its code. */
export function foundationModule(config: AppConfig, navigator: Navigator): ContainerModule {
  return new ContainerModule((options) => {
    provide(options, Navigator, () => navigator, []);
    provide(options, ProductSettings, () => toSettings(config), []);
    provideAdapter(options, Logger, ConsoleLogger, []);
    provideAdapter(options, Clock, BrowserClock, []);
    provideAdapter(options, SessionChannel, BroadcastSessionChannel, []);
    provideAdapter(options, Clipboard, BrowserClipboard, []);
    provide(options, DeviceStorage, () => new BrowserKeyValueStore(() => window.localStorage), []);
    provide(options, TabStorage, () => new BrowserKeyValueStore(() => window.sessionStorage), []);
    provideAdapter(options, PageTheme, DocumentPageTheme, []);
    provideAdapter(options, Viewport, WindowViewport, []);
    provideFoundationStores(options, screensWithout(switchedOffBy(config)));
  });
}

/** On their own for tests, which bind fakes to the ports. */
export function provideFoundationStores(options: Pick<ContainerModuleLoadOptions, 'bind'>, screens: Screens): void {
  provide(options, Screens, () => screens, []);
  provideClass(options, FailurePolicy, [Navigator, Logger]);
  provideClass(options, SessionStore, [AuthSession, Navigator, TabStorage, FailurePolicy, SessionChannel]);
  provideClass(options, ThemeStore, [DeviceStorage, PageTheme, ProductSettings]);
  provideClass(options, ToastStore, [Clock]);
  provideClass(options, SearchWish, []);
  provideClass(options, OwnDataEntry, [ProductSettings]);
  provideClass(options, SidebarStore, [Viewport, DeviceStorage]);
}

function toSettings(config: AppConfig): ProductSettings {
  const { mode, previousDataExcludedOrgIds, assistantModel, houseStyle, theme } = config;
  const service =
    config.mode === 'live'
      ? { name: 'The API', place: new URL(config.api.baseUrl).host }
      : { name: 'The workspace file', place: config.workspaceUrl };
  const off = new Set([...switchedOffBy(config), ...missingModules]);
  return { mode, service, previousDataExcludedOrgIds, assistantModel, houseStyle, theme, off };
}

/** How users sign in: as the bundled user in embedded mode, through the hosted provider in live mode. */
export async function sessionModule(config: AppConfig, { home }: Navigator): Promise<ContainerModule> {
  if (config.mode === 'live') return (await import('./live.session')).liveSessionModule(config, home);
  return new ContainerModule((options) => {
    provide(options, AuthSession, (storage) => new InMemoryAuthSession(storage, config.user), [DeviceStorage]);
    provide(options, AccessToken, () => async () => null, []);
  });
}
