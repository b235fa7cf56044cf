import type { SessionChannel, SessionEnd } from '../../src/application/session/auth-session';

export class FakeSessionChannel implements SessionChannel {
  readonly announced: string[] = [];
  readonly ends: SessionEnd[] = [];
  #ended: (end: SessionEnd) => void = () => {};

  announceEnd(end: SessionEnd): void {
    this.announced.push(end.userId);
    this.ends.push(end);
  }

  onEnd(listener: (end: SessionEnd) => void): void {
    this.#ended = listener;
  }

  /** Another tab announces that a user has logged out, or that the session has ended. */
  hear(userId: string, isLogOut = true): void {
    this.#ended({ userId, isLogOut });
  }
}
