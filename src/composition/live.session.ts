import { ContainerModule } from 'inversify';
import { AuthSession } from '../application/session/auth-session';
import { Auth0AuthSession } from '../infrastructure/auth0/auth0-auth-session';
import type { LiveConfig } from './app-config';
import { provide } from './provide';
import { AccessToken } from './access-token';

/** Live mode: the hosted provider signs users in. */
export function liveSessionModule(config: LiveConfig, home: string): ContainerModule {
  const session = new Auth0AuthSession({ ...config.auth, home });
  return new ContainerModule((options) => {
    provide(options, AuthSession, () => session, []);
    provide(options, AccessToken, () => (isRenewed) => session.accessToken(isRenewed), []);
  });
}
