import type { SessionChannel } from '../../application/session/session-channel';

/** Tabs of one browser and origin hear each other through a BroadcastChannel. */
export class BroadcastSessionChannel implements SessionChannel {
  readonly #channel = new BroadcastChannel('session-end');

  announceEnd(userId: string): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    this.#channel.postMessage(userId);
  }

  onEnd(listener: (userId: string) => void): void {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') listener(data);
    });
  }
}
