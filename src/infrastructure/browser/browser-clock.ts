import type { Clock } from '../../application/shared/clock';

export class BrowserClock implements Clock {
  now(): Date {
    return new Date();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}
