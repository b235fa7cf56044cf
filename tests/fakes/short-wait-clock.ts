import type { Clock } from '../../src/application/shared/browser-ports';

/** Waits of up to a second, such as the one before a retry, end at once; longer ones, such as time-outs, never end. */
export class ShortWaitClock implements Clock {
  now(): Date {
    return new Date('2026-11-21T09:00:00Z');
  }

  after(milliseconds: number, callback: () => void): () => void {
    if (milliseconds > 1000) return () => {};
    let cancelled = false;
    queueMicrotask(() => {
      if (!cancelled) callback();
    });
    return () => {
      cancelled = true;
    };
  }
}
