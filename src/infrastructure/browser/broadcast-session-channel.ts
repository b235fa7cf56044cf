import type { SessionChannel } from '../../application/session/session-channel';
import { TabChannel } from './tab-channel';

/** Tells the other tabs of the browser that the user has logged out. */
export class BroadcastSessionChannel implements SessionChannel {
  readonly #channel = new TabChannel<unknown>('session-end');

  announceEnd(userId: string): void {
    this.#channel.announce(userId);
  }

  onEnd(listener: (userId: string) => void): void {
    this.#channel.listen((data) => typeof data === 'string' && listener(data));
  }
}
