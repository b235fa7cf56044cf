import type { Connection } from '../../application/shared/connection';

export class BrowserConnection implements Connection {
  get isOnline(): boolean {
    return navigator.onLine;
  }

  async untilOnline(): Promise<void> {
    if (this.isOnline) return;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}
