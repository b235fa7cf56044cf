import type { ComponentType } from 'react';
import { lazyPart } from '../kit/layout/lazy-part';
import type { ProjectArea } from './routes';

/** @param loadFeatures adds what the screens resolve to the container, while the code is fetched */
export function projectArea(loadFeatures: () => Promise<void>): ProjectArea {
  const withFeatures = (load: () => Promise<ComponentType>): ComponentType =>
    lazyPart(async () => {
      const [component] = await Promise.all([load(), loadFeatures()]);
      return component;
    });
  return {
    Entry: withFeatures(async () => (await import('../session/entry-screen')).EntryScreen),
    Layout: withFeatures(async () => (await import('../shell/main-layout')).MainLayout),
    OwnData: withFeatures(async () => (await import('../own-data/own-data-host')).OwnDataHost),
  };
}
