import type { SessionChannel } from '../../application/session/session-channel';

/** Connects the tabs of one browser and origin by a BroadcastChannel. */
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
