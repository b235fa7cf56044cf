import type { User } from '../../src/domain/session/user';
import type { AuthSession, SessionStart, SignInProblem } from '../../src/application/session/auth-session';
import { Answering } from './answering';

/** A hosted login that signs in the same user each time. */
export class FakeAuthSession implements AuthSession {
  readonly answers = new Answering<'start' | 'signIn' | 'signOut'>();
  /** The user that is signed in when the page starts; null: none. */
  current: User | null;
  /** Whom the next signIn() lets in; null: the browser leaves for the provider's page. */
  arriving: User | null;
  returnTo: string | null = null;
  #ended: (problem: SignInProblem) => void = () => {};

  constructor(current: User | null, arriving: User | null = current) {
    this.current = current;
    this.arriving = arriving;
  }

  async start(): Promise<SessionStart> {
    await this.answers.asked('start');
    return { user: this.current, returnTo: this.returnTo };
  }

  async signIn(returnTo: string): Promise<User | null> {
    await this.answers.asked('signIn');
    this.returnTo = returnTo;
    this.current = this.arriving;
    return this.current;
  }

  async signOut(): Promise<void> {
    await this.answers.asked('signOut');
    this.current = null;
  }

  onEnded(listener: (problem: SignInProblem) => void): void {
    this.#ended = listener;
  }

  /** The session ends while the user is at work. */
  end(problem: SignInProblem = 'ended'): void {
    this.current = null;
    this.#ended(problem);
  }
}
