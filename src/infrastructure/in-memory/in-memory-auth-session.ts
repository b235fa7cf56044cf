import type { User } from '../../domain/session/user';
import type { AuthSession, SessionStart } from '../../application/session/auth-session';
import type { DataOwner } from '../../application/session/personal-keys';
import type { KeyValueStore } from '../../application/shared/browser-ports';

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

/** Whose records the embedded mode keeps. */
export const EMBEDDED_OWNER: DataOwner = { organisationId: EMBEDDED_USER.orgId ?? '', userId: EMBEDDED_USER.userId };

/** Names that the configuration gives instead of those above; null or absent: as above. */
export interface EmbeddedNames {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly organisation?: string | null | undefined;
}

/** Signs the user of embedded mode in without a provider. */
export class InMemoryAuthSession implements AuthSession {
  readonly #user: User;

  constructor(
    private readonly storage: KeyValueStore,
    names: EmbeddedNames | null = null,
  ) {
    const { nickname, email, organisationName } = EMBEDDED_USER;
    this.#user = {
      ...EMBEDDED_USER,
      nickname: names?.name ?? nickname,
      // Another person does not have the sample's address.
      email: names?.email ?? (names?.name == null ? email : null),
      organisationName: names?.organisation ?? organisationName,
    };
  }

  async start(): Promise<SessionStart> {
    const signedIn = this.storage.get(SIGNED_IN_KEY) === EMBEDDED_USER.userId;
    return { user: signedIn ? this.#user : null, returnTo: null };
  }

  async signIn(): Promise<User> {
    this.storage.set(SIGNED_IN_KEY, EMBEDDED_USER.userId);
    return this.#user;
  }

  async signOut(): Promise<void> {
    this.storage.remove(SIGNED_IN_KEY);
  }

  /** This session ends by signing out only. */
  onEnded(): void {}
}
