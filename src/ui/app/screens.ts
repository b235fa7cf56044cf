import { lazy, type ComponentType } from 'react';
import { parseScreenAddress, paths, type Screen } from '../../domain/shell/routes';
import type { ErrorPage } from '../errors/error-screen';

export type Load<Props = unknown> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Screens are chunks of their own. Each file is asked for once, whoever asks first: the preloader or the router. */
export const loaders = {
  login: async () => ({ default: (await import('../session/login-screen')).LoginScreen }),
  logout: async () => ({ default: (await import('../session/logout-screen')).LogoutScreen }),
  entry: async () => ({ default: (await import('../session/entry-screen')).EntryScreen }),
  layout: async () => ({ default: (await import('../shell/main-layout')).MainLayout }),
  homepage: async () => ({ default: (await import('../home/home-screen')).HomeScreen }),
} satisfies Record<string, Load>;

const loadError: Load<{ page: ErrorPage }> = async () => ({
  default: (await import('../errors/error-screen')).ErrorScreen,
});

export const LoginScreen = lazy(loaders.login);
export const LogoutScreen = lazy(loaders.logout);
export const HomeScreen = lazy(loaders.homepage);
export const ErrorScreen = lazy(loadError);

/** Starts the chunks of the address together, so that they do not wait for one another. */
export function preloadScreen(pathname: string): void {
  if (pathname === paths.login) void loaders.login();
  const screen = parseScreenAddress(pathname)?.screen;
  if (screen === undefined) return;
  void loaders.layout();
  void (loaders as Partial<Record<Screen, Load>>)[screen]?.();
}
