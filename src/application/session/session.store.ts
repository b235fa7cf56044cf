import { makeAutoObservable, runInAction } from 'mobx';
import { isMember, type Member, type User } from '../../domain/session/user';
import { paths } from '../../domain/shared/routes';
import { type FailurePolicy, asRequestFailure, RequestFailure } from '../shared/request-failure';
import type { DataOwner } from './personal-keys';
import type { KeyValueStore } from '../shared/browser-ports';
import { pathOf, type Navigator, type RouteLocation } from '../shared/navigator';
import { type AuthSession, type SessionChannel, signInProblem, type SignInProblem } from './auth-session';
import { BY_REFERENCE } from '../shared/by-reference';

export type SessionState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly user: User };

/** Remembers, within a tab, where a visitor wanted to go before signing in (specification, section 2). */
export const RETURN_TO_KEY = 'return-to';
/** Who was signed in in the tab last, unless that user has logged out: what the tab remembers is of that account. */
const LAST_ACCOUNT_KEY = 'last-account';

/** The signed-in user. Pages wait for this before they fetch anything (specification, section 4). */
export class SessionStore {
  state: SessionState = { kind: 'pending' };
  /** Shown on the login page. */
  problem: SignInProblem | null = null;
  /** The provider is asked, or the browser is leaving for it: to log in or to log out. */
  isBusy = false;
  readonly #signOutListeners = new Set<() => void>();
  #started: Promise<void> | null = null;

  constructor(
    private readonly auth: AuthSession,
    private readonly navigator: Navigator,
    private readonly tab: KeyValueStore,
    private readonly failures: FailurePolicy,
    private readonly channel: SessionChannel,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
    auth.onEnded((problem) => this.end(problem));
    channel.onEnd(({ userId, isLogOut }) => {
      if (this.user?.userId !== userId) return;
      runInAction(() => this.#leave(isLogOut ? 'logged-out' : 'ended'));
      this.navigator.replace(paths.login);
    });
  }

  get user(): User | null {
    return this.state.kind === 'signed-in' ? this.state.user : null;
  }

  /** The user who may fetch data: signed in and of an organisation. */
  get member(): Member | null {
    return this.user !== null && isMember(this.user) ? this.user : null;
  }

  /** Whose records may be read and written. */
  get owner(): DataOwner | null {
    return this.member && { organisationId: this.member.orgId, userId: this.member.userId };
  }

  /** The user has logged out, in this tab or in another one; a session that ends by itself is no log-out. */
  get hasLoggedOut(): boolean {
    return this.state.kind === 'anonymous' && (this.problem === null || this.problem === 'logged-out');
  }

  /** @throws RequestFailure 'refused' when no user with an organisation is signed in */
  requireMember(): Member {
    if (this.member === null) throw new RequestFailure('refused', 'No user with an organisation is logged in');
    return this.member;
  }

  start(): Promise<void> {
    this.#started ??= this.#begin();
    return this.#started;
  }

  rememberLocation(location: RouteLocation): void {
    this.tab.set(RETURN_TO_KEY, pathOf(location));
  }

  async signIn(): Promise<void> {
    const returnTo = this.tab.get(RETURN_TO_KEY) ?? paths.router;
    try {
      runInAction(() => {
        this.problem = null;
        this.isBusy = true;
      });
      const user = await this.auth.signIn(returnTo);
      if (user !== null) this.#enter(user, returnTo);
    } catch (error) {
      this.#fail(error);
    } finally {
      // Also when the browser is leaving: the back/forward cache may show this page again.
      runInAction(() => (this.isBusy = false));
    }
  }

  /**
   * Logs out and returns to the login page (specification, section 4). The page is empty before the browser leaves for the
   * provider: the back/forward cache keeps it as it is then.
   */
  async signOut(): Promise<void> {
    const { user } = this;
    this.#leave(null);
    this.navigator.replace(paths.login);
    if (user !== null) this.channel.announceEnd({ userId: user.userId, isLogOut: true });
    this.isBusy = true;
    try {
      await this.auth.signOut();
    } catch (error) {
      this.failures.log('Failed to log out:', error);
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** The session has ended without the user's doing. Other tabs of the same user are told, except of another account. */
  end(problem: SignInProblem): void {
    const { user } = this;
    if (user === null) return;
    this.#leave(problem);
    if (problem === 'other-user') this.navigator.replace(paths.login);
    else this.channel.announceEnd({ userId: user.userId, isLogOut: false });
  }

  /** Calls back when the session ends, for any reason. @returns stops listening */
  onSignOut(end: () => void): () => void {
    this.#signOutListeners.add(end);
    return () => this.#signOutListeners.delete(end);
  }

  async #begin(): Promise<void> {
    try {
      const { user, returnTo } = await this.auth.start();
      if (user === null) runInAction(() => (this.state = { kind: 'anonymous' }));
      else this.#enter(user, returnTo);
    } catch (error) {
      if (this.navigator.address !== null && !this.navigator.isReturn) this.rememberLocation(this.navigator.location);
      this.#fail(error);
      this.navigator.replace(paths.login);
    }
  }

  /** Removes the user's data; see also ClearUserData. */
  #leave(problem: SignInProblem | null): void {
    for (const end of this.#signOutListeners) end();
    // What the tab knows of a session that ends by itself stays for the same account, and so does the place: it was this
    // user's, also where they had come to it by Back. See #enter.
    if (problem === null || problem === 'logged-out') this.tab.clear();
    else if (this.navigator.address !== null) this.rememberLocation(this.navigator.location);
    this.state = { kind: 'anonymous' };
    this.problem = problem;
  }

  #enter(user: User, returnTo: string | null): void {
    const account = accountOf(user);
    const last = this.tab.get(LAST_ACCOUNT_KEY);
    const isOther = last !== null && last !== account;
    if (isOther) this.tab.clear();
    this.tab.set(LAST_ACCOUNT_KEY, account);
    // Before the user is known to the page: nothing of the new account is asked for at an address of the one before.
    if (returnTo !== null) {
      this.tab.remove(RETURN_TO_KEY);
      this.navigator.replace(isOther ? paths.router : ownPath(returnTo));
    }
    runInAction(() => (this.state = { kind: 'signed-in', user }));
  }

  #fail(error: unknown): void {
    this.failures.log('Failed to log in:', asRequestFailure(error));
    runInAction(() => {
      this.state = { kind: 'anonymous' };
      this.problem = signInProblem(error);
    });
  }
}

function accountOf({ orgId, userId }: User): string {
  return JSON.stringify([orgId, userId]);
}

// An address from storage or from the provider must not lead to another site.
function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : paths.router;
}
