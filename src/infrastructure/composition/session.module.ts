import { ContainerModule } from 'inversify';
import { AuthSession } from '../../application/session/auth-session';
import { DeviceStorage } from '../../application/shared/key-value-store';
import { Auth0Session } from '../auth0/auth0-session';
import { InMemoryAuthSession } from '../in-memory/in-memory-auth-session';
import type { AppConfig } from './app-config';
import { provide } from './provide';

/** Who signs users in: the bundled user in embedded mode, the hosted provider in live mode. */
export function sessionModule(config: AppConfig): ContainerModule {
  return new ContainerModule((options) => {
    if (config.mode === 'embedded') {
      provide(options, AuthSession, (storage) => new InMemoryAuthSession(storage), [DeviceStorage]);
    } else {
      provide(options, Auth0Session, () => new Auth0Session(config.auth), []);
      provide(options, AuthSession, (session) => session, [Auth0Session]);
    }
  });
}
