import type { User } from '../../domain/session/user';
import { token } from '../shared/token';
import type { SignInProblem } from './sign-in-problem';

export interface SessionStart {
  /** null: no user is signed in. */
  readonly user: User | null;
  /** The page from which a login that has just been completed was started; null without such a login. */
  readonly returnTo: string | null;
}

/** The hosted login. Rejects with a RequestFailure, or a SignInFailure that says more. */
export interface AuthSession {
  /** Finds the signed-in user, after a reload or a return from the provider. Called once. */
  start(): Promise<SessionStart>;
  /** @returns the user, or null when the browser is on its way to the provider's login page */
  signIn(returnTo: string): Promise<User | null>;
  /** Ends the session. Live, the browser leaves for the provider and comes back to {origin}/login. */
  signOut(): Promise<void>;
  /** The session has ended without the user's doing. One listener, which is told why. */
  onEnded(listener: (problem: SignInProblem) => void): void;
}
export const AuthSession = token<AuthSession>('AuthSession');
