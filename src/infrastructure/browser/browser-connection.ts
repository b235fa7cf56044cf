import type { Connection } from '../../application/shared/connection';

/**
 * The browser's own sign of a network. In containers and virtual networks browsers may report none for ever, although
 * requests are answered; so 'offline' counts only after the browser has once reported a network.
 */
export class BrowserConnection implements Connection {
  #isReported = navigator.onLine;

  constructor() {
    window.addEventListener('online', () => (this.#isReported = true));
  }

  get isOnline(): boolean {
    return navigator.onLine || !this.#isReported;
  }

  async untilOnline(): Promise<void> {
    if (this.isOnline) return;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}
