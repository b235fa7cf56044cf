import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isMember, type Member, type User } from '../../domain/session/user';
import { paths } from '../../domain/shell/routes';
import type { FailurePolicy } from '../shared/failure-policy';
import type { KeyValueStore } from '../shared/key-value-store';
import { pathOf, type Navigator, type RouteLocation } from '../shared/navigator';
import { asRequestFailure, RequestFailure } from '../shared/request-failure';
import type { AuthSession } from './auth-session';

export type SessionState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly user: User };

/** Remembers, within a tab, where a visitor wanted to go before signing in (specification, section 2). */
export const RETURN_TO_KEY = 'return-to';

/** Who is here. Pages wait for this before they fetch anything (specification, section 4). */
export class SessionStore {
  state: SessionState = { kind: 'pending' };
  /** The login did not work; said on the login page. */
  failed = false;
  /** On the way to the provider, or waiting for its answer. */
  signingIn = false;
  readonly #auth: AuthSession;
  readonly #navigator: Navigator;
  readonly #tab: KeyValueStore;
  readonly #failures: FailurePolicy;
  readonly #signOutListeners = new Set<() => void>();
  #started: Promise<void> | null = null;

  constructor(auth: AuthSession, navigator: Navigator, tab: KeyValueStore, failures: FailurePolicy) {
    this.#auth = auth;
    this.#navigator = navigator;
    this.#tab = tab;
    this.#failures = failures;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    // Whoever was at work is sent to the login page and, from there, back to the same place.
    auth.onEnded(() => runInAction(() => (this.state = { kind: 'anonymous' })));
  }

  get user(): User | null {
    return this.state.kind === 'signed-in' ? this.state.user : null;
  }

  /** The user who may fetch data: signed in and of an organisation. */
  get member(): Member | null {
    return this.user !== null && isMember(this.user) ? this.user : null;
  }

  /** @throws RequestFailure 'refused' when no user with an organisation is signed in */
  requireMember(): Member {
    if (this.member === null) throw new RequestFailure('refused', 'No user with an organisation is signed in');
    return this.member;
  }

  start(): Promise<void> {
    this.#started ??= this.#begin();
    return this.#started;
  }

  rememberLocation(place: RouteLocation): void {
    this.#tab.set(RETURN_TO_KEY, pathOf(place));
  }

  async signIn(): Promise<void> {
    const returnTo = this.#tab.get(RETURN_TO_KEY) ?? paths.router;
    try {
      runInAction(() => {
        this.failed = false;
        this.signingIn = true;
      });
      const user = await this.#auth.signIn(returnTo);
      if (user !== null) this.#enter(user, returnTo);
    } catch (error) {
      this.#fail(error);
    } finally {
      // Also when the browser is leaving: it may show this very page again when somebody comes Back.
      runInAction(() => (this.signingIn = false));
    }
  }

  /** Logs out and returns to the login page. Clears the tab's storage (specification, section 4). */
  async signOut(): Promise<void> {
    for (const end of this.#signOutListeners) end();
    this.#tab.clear();
    try {
      await this.#auth.signOut();
    } catch (error) {
      this.#failures.log('Failed to log out:', error);
    }
    runInAction(() => (this.state = { kind: 'anonymous' }));
    this.#navigator.replace(paths.login);
  }

  /** For what has to be shut down before the user leaves. @returns stops listening */
  onSignOut(end: () => void): () => void {
    this.#signOutListeners.add(end);
    return () => this.#signOutListeners.delete(end);
  }

  async #begin(): Promise<void> {
    try {
      const { user, returnTo } = await this.#auth.start();
      if (user === null) runInAction(() => (this.state = { kind: 'anonymous' }));
      else this.#enter(user, returnTo);
    } catch (error) {
      this.#fail(error);
      this.#navigator.replace(paths.login);
    }
  }

  #enter(user: User, returnTo: string | null): void {
    runInAction(() => (this.state = { kind: 'signed-in', user }));
    if (returnTo === null) return;
    this.#tab.remove(RETURN_TO_KEY);
    this.#navigator.replace(ownPath(returnTo));
  }

  #fail(error: unknown): void {
    this.#failures.log('Failed to log in:', asRequestFailure(error));
    runInAction(() => {
      this.state = { kind: 'anonymous' };
      this.failed = true;
    });
  }
}

// What comes back from storage or from the provider must not lead away from the product.
function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : paths.router;
}
