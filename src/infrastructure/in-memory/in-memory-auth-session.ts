import type { User } from '../../domain/session/user';
import type { AuthSession, SessionStart } from '../../application/session/auth-session';
import type { KeyValueStore } from '../../application/shared/key-value-store';

const SIGNED_IN_KEY = 'embedded-session';

/** The user of embedded mode. */
export const EMBEDDED_USER: User = {
  userId: 'embedded|maya',
  orgId: 'org_embedded',
  organisationName: 'Northwind Consumer Goods',
  internal: false,
  loginCount: 1,
  nickname: 'Maya Brandt',
  email: 'maya.brandt@example.com',
  updatedAt: null,
  supportHash: null,
};

/** Signs the user of embedded mode in without a provider. */
export class InMemoryAuthSession implements AuthSession {
  constructor(private readonly storage: KeyValueStore) {}

  async start(): Promise<SessionStart> {
    const signedIn = this.storage.get(SIGNED_IN_KEY) === EMBEDDED_USER.userId;
    return { user: signedIn ? EMBEDDED_USER : null, returnTo: null };
  }

  async signIn(): Promise<User> {
    this.storage.set(SIGNED_IN_KEY, EMBEDDED_USER.userId);
    return EMBEDDED_USER;
  }

  async signOut(): Promise<void> {
    this.storage.remove(SIGNED_IN_KEY);
  }

  /** This session ends by signing out only. */
  onEnded(): void {}
}
