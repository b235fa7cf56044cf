import type { Clock } from '../../src/application/shared/clock';

/** Time that passes fifty times as fast: what waits to try again need not be waited for. */
export class QuickClock implements Clock {
  now(): Date {
    return new Date();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds / 50);
    return () => clearTimeout(timer);
  }
}
