import { token } from '../shared/token';

/** What the support team sees of the user who writes (specification, section 7). */
export interface SupportUser {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
  /** Proves the user's identity to the chat. */
  readonly identityHash: string | null;
  readonly orgId: string;
  readonly orgName: string | null;
}

export interface SupportEvent {
  readonly name: 'user_logged_in' | 'viewed_page' | 'messenger displayed';
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The support chat's widget. Its methods never throw nor reject: the adapter logs what fails. */
export interface SupportChat {
  /** @returns false where it cannot be booted; nothing can be told to it then */
  boot(user: SupportUser): Promise<boolean>;
  event(event: SupportEvent): void;
  /** Calls back each time the user opens the messenger. */
  onDisplayed(listener: () => void): void;
  /** Forgets the user; before logout. */
  shutdown(): void;
}
export const SupportChat = token<SupportChat>('SupportChat');
