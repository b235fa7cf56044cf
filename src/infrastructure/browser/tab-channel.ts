/** Connects the tabs of one browser and origin by a BroadcastChannel. A tab of another build may send other messages. */
export class TabChannel<Message> {
  readonly #channel: BroadcastChannel;

  constructor(name: string) {
    this.#channel = new BroadcastChannel(name);
  }

  announce(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    this.#channel.postMessage(message);
  }

  /** Calls back for what other tabs announce. @returns stops */
  listen(listener: (message: Message) => void): () => void {
    const heard = ({ data }: MessageEvent<Message>): void => listener(data);
    this.#channel.addEventListener('message', heard);
    return () => this.#channel.removeEventListener('message', heard);
  }

  close(): void {
    this.#channel.close();
  }
}
