import type { Connection } from '../../src/application/shared/browser-ports';

export class FakeConnection implements Connection {
  isOnline = true;
  #waiting: (() => void)[] = [];

  goOnline(): void {
    this.isOnline = true;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  async untilOnline(): Promise<void> {
    if (!this.isOnline) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
