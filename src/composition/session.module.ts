import { ContainerModule, Container } from 'inversify';
import { AuthSession } from '../application/session/auth-session';
import type { Navigator } from '../application/shared/navigator';
import { DeviceStorage } from '../application/shared/browser-ports';
import { InMemoryAuthSession } from '../infrastructure/in-memory/in-memory-auth-session';
import { AccessToken } from './live.session';
import type { AppConfig } from './app-config';
import { provide } from './provide';
import type { Identifier } from '../application/shared/token';

/** How users sign in: as the bundled user in embedded mode, through the hosted provider in live mode. */
export async function sessionModule(config: AppConfig, { home }: Navigator): Promise<ContainerModule> {
  if (config.mode === 'live') return (await import('./live.session')).liveSessionModule(config, home);
  return new ContainerModule((options) => {
    provide(options, AuthSession, (storage) => new InMemoryAuthSession(storage, config.user), [DeviceStorage]);
    provide(options, AccessToken, () => async () => null, []);
  });
}

/** Resolves tokens and classes; all that main.tsx and the screens see of the container. */
export interface ProductContainer {
  get<T>(identifier: Identifier<T>): T;
  /** Adds modules, each of them once. */
  load(...modules: ContainerModule[]): void;
}

export function createContainer(...modules: ContainerModule[]): ProductContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const loaded = new Set<ContainerModule>();
  const load = (...more: ContainerModule[]): void => {
    container.load(...more.filter((module) => !loaded.has(module)));
    for (const module of more) loaded.add(module);
  };
  load(...modules);
  return { get: (identifier) => container.get(identifier as symbol), load };
}
