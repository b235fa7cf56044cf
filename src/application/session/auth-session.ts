import type { User } from '../../domain/session/user';
import { token } from '../shared/token';
import { RequestFailure, type FailureKind } from '../shared/request-failure';

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

export interface SessionEnd {
  readonly userId: string;
  /** The user has logged out; false: the session has ended by itself. */
  readonly isLogOut: boolean;
}

/** Tells the other tabs of this browser that the session of a user has ended. */
export interface SessionChannel {
  announceEnd(end: SessionEnd): void;
  /** Calls back for announcements of other tabs only. One listener. */
  onEnd(listener: (end: SessionEnd) => void): void;
}
export const SessionChannel = token<SessionChannel>('SessionChannel');

/**
 * Why the login page is shown.
 * - failed: the login did not work
 * - unreachable: the identity provider does not answer
 * - clock: the provider's tokens do not fit the time of this device
 * - ended: the session has run out
 * - other-user: another account has logged in in this browser
 * - logged-out: the user has logged out in another tab
 * - refused: the API does not accept the login
 */
export type SignInProblem = 'failed' | 'unreachable' | 'clock' | 'ended' | 'other-user' | 'logged-out' | 'refused';

/** A failure of the hosted login that says more than its kind. */
export class SignInFailure extends RequestFailure {
  readonly problem: SignInProblem;

  constructor(kind: FailureKind, problem: SignInProblem, message: string, options?: { readonly cause?: unknown }) {
    super(kind, message, options);
    this.problem = problem;
  }
}

export function signInProblem(error: unknown): SignInProblem {
  if (error instanceof SignInFailure) return error.problem;
  return error instanceof RequestFailure && error.kind === 'network' ? 'unreachable' : 'failed';
}
