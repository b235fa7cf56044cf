import { ContainerModule } from 'inversify';
import { AuthSession } from '../application/session/auth-session';
import { DeviceStorage } from '../application/shared/key-value-store';
import { token } from '../application/shared/token';
import { InMemoryAuthSession } from '../infrastructure/in-memory/in-memory-auth-session';
import type { AppConfig } from './app-config';
import { provide, provideAdapter } from './provide';

/** The bearer token of the API's calls, from whoever signed the user in; null where none is needed. */
export type AccessToken = () => Promise<string | null>;
export const AccessToken = token<AccessToken>('AccessToken');

/** Who signs users in: the bundled user in embedded mode, the hosted provider in live mode. */
export async function sessionModule(config: AppConfig): Promise<ContainerModule> {
  if (config.mode === 'embedded') {
    return new ContainerModule((options) => {
      provideAdapter(options, AuthSession, InMemoryAuthSession, [DeviceStorage]);
      provide(options, AccessToken, () => async () => null, []);
    });
  }
  const { Auth0Session } = await import('../infrastructure/auth0/auth0-session');
  const session = new Auth0Session(config.auth);
  return new ContainerModule((options) => {
    provide(options, AuthSession, () => session, []);
    provide(options, AccessToken, () => () => session.accessToken(), []);
  });
}
