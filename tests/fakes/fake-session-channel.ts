import type { SessionChannel } from '../../src/application/session/auth-session';

export class FakeSessionChannel implements SessionChannel {
  readonly announced: string[] = [];
  #ended: (userId: string) => void = () => {};

  announceEnd(userId: string): void {
    this.announced.push(userId);
  }

  onEnd(listener: (userId: string) => void): void {
    this.#ended = listener;
  }

  /** Another tab announces that a user has logged out. */
  hear(userId: string): void {
    this.#ended(userId);
  }
}
