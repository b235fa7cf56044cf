import { ContainerModule } from 'inversify';
import { AuthSession } from '../application/session/auth-session';
import type { Navigator } from '../application/shared/navigator';
import { DeviceStorage } from '../application/shared/key-value-store';
import { InMemoryAuthSession } from '../infrastructure/in-memory/in-memory-auth-session';
import { AccessToken } from './access-token';
import type { AppConfig } from './app-config';
import { provide } from './provide';

/** How users sign in: as the bundled user in embedded mode, through the hosted provider in live mode. */
export async function sessionModule(config: AppConfig, { home }: Navigator): Promise<ContainerModule> {
  if (config.mode === 'live') return (await import('./live.session')).liveSessionModule(config, home);
  return new ContainerModule((options) => {
    provide(options, AuthSession, (storage) => new InMemoryAuthSession(storage, config.user), [DeviceStorage]);
    provide(options, AccessToken, () => async () => null, []);
  });
}
