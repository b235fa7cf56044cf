import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { parseScreenAddress, type Screen } from '../../domain/shell/routes';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** Screens are chunks of their own. Each file is asked for once, whoever asks first: the preloader or the router. */
const loaders = {
  layout: () => import('../shell/main-layout').then((module) => ({ default: module.MainLayout })),
  homepage: () => import('../home/home-screen').then((module) => ({ default: module.HomeScreen })),
} satisfies Record<string, Load>;

function screen(load: Load): LazyExoticComponent<ComponentType> {
  return lazy(load);
}

export const MainLayout = screen(loaders.layout);
export const HomeScreen = screen(loaders.homepage);

/** Starts the chunks of the address together, so that they do not wait for one another. */
export function preloadScreen(pathname: string): void {
  const address = parseScreenAddress(pathname);
  if (address === null) return;
  void loaders.layout();
  const load = (loaders as Partial<Record<Screen, Load>>)[address.screen];
  void load?.();
}
