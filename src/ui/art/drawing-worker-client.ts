import type { DrawingKind, DrawingRequest, Drawings } from './drawings';

/** Of a Worker, what is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface ThreadParts {
  readonly start: () => Thread;
  /** How long a thread without work stays, in milliseconds. */
  readonly idleTime: number;
}

interface Waiting {
  readonly resolve: (drawn: never) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Draws in a worker, so that drawing takes neither time nor memory of the page. The worker is started by the first order
 * and ended when it has had nothing to do for a while.
 */
export class DrawingWorkerClient {
  private thread: Thread | null = null;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  /** The thread answers in the order it was asked. */
  private readonly waiting: Waiting[] = [];

  constructor(private readonly parts: ThreadParts) {}

  /** @throws Error (rejects) where no thread can be had, or when it fails; the next order starts a new one */
  async draw<K extends DrawingKind>(kind: K, of: Drawings[K]['of']): Promise<Drawings[K]['drawn']> {
    clearTimeout(this.idleTimer);
    this.thread ??= this.started();
    const order: DrawingRequest<K> = { kind, of };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    this.thread.postMessage(order);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private started(): Thread {
    const thread = this.parts.start();
    thread.addEventListener('message', ({ data }) => this.receive(data as never));
    thread.addEventListener('error', (event) => {
      // Only a decoration is missing: this is no error of the page.
      event.preventDefault();
      this.end(new Error('The drawing thread has failed'));
    });
    return thread;
  }

  private receive(drawn: never): void {
    this.waiting.shift()?.resolve(drawn);
    if (this.waiting.length > 0) return;
    this.idleTimer = setTimeout(() => this.end(new Error('The drawing thread is idle')), this.parts.idleTime);
  }

  private end(reason: Error): void {
    this.thread?.terminate();
    this.thread = null;
    for (const { reject } of this.waiting.splice(0)) reject(reason);
  }
}

export const drawingWorker = new DrawingWorkerClient({
  start: () => new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module', name: 'drawing' }),
  idleTime: 5000,
});
