import type { Clock } from '../../src/application/shared/clock';

/** Time that passes faster: what waits to try again need not be waited for. */
export class QuickClock implements Clock {
  readonly #factor: number;

  constructor(factor = 50) {
    this.#factor = factor;
  }

  now(): Date {
    return new Date();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds / this.#factor);
    return () => clearTimeout(timer);
  }
}
