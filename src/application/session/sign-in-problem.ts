import { RequestFailure, type FailureKind } from '../shared/request-failure';

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
