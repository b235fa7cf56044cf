import { vi } from 'vitest';
import type { Thread } from '../../src/ui/art/drawing-worker-client';
import { drawingOf, type DrawingRequest } from '../../src/ui/art/drawings';

/** Threads that draw what the real ones draw, a moment after they are asked, or fail. */
export class DrawingThreads {
  readonly orders: DrawingRequest[] = [];
  started = 0;
  running = 0;
  /** So many of the next orders end their thread. */
  failures = 0;

  start(): Thread {
    this.started++;
    this.running++;
    const ears = new EventTarget();
    return {
      addEventListener: ears.addEventListener.bind(ears),
      postMessage: (order: DrawingRequest) => {
        this.orders.push(order);
        setTimeout(() => ears.dispatchEvent(this.answer(order)), 0);
      },
      terminate: () => {
        this.running--;
      },
    };
  }

  private answer(order: DrawingRequest): Event {
    if (this.failures === 0) return new MessageEvent('message', { data: drawingOf(order) });
    this.failures--;
    return new ErrorEvent('error', { cancelable: true });
  }
}

/** In place of the browser's workers, until `vi.unstubAllGlobals()`. */
export function stubDrawingThreads(): DrawingThreads {
  const threads = new DrawingThreads();
  vi.stubGlobal(
    'Worker',
    vi.fn(function FakeWorker() {
      return threads.start();
    }),
  );
  return threads;
}
