import type { CancelSignal, ReadProgress } from '../../../application/own-data/own-data-reader';
import { FileFault } from '../../../domain/own-data/file-fault';
import type { WorkerAnswer, Request } from './messages';

/** Of a Worker, what is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface AskOptions {
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
  readonly signal?: CancelSignal | undefined;
}

interface Waiting {
  readonly settle: (outcome: { readonly value: unknown } | { readonly error: Error }) => void;
  readonly onProgress: (progress: ReadProgress) => void;
}

/** Asks a worker of its own, one request after the other. Aborting a request ends the worker. */
export class WorkerChannel {
  readonly #thread: Thread;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting: Waiting | null = null;
  #ended: Error | null = null;

  constructor(start: () => Thread) {
    this.#thread = start();
    this.#thread.addEventListener('message', ({ data }) => this.#receive(data as WorkerAnswer));
    this.#thread.addEventListener('error', (event) => {
      event.preventDefault();
      this.#end(new FileFault('reader-failed', 'The file could not be read: this browser has stopped the reader.'));
    });
  }

  /** Rejects with a FileFault, or with an Error named 'AbortError'. */
  ask<Value>(request: Request, { onProgress = () => {}, signal }: AskOptions = {}): Promise<Value> {
    const answer = this.#queue.then(() => this.#send(request, onProgress, signal));
    this.#queue = answer.catch(() => {});
    return answer as Promise<Value>;
  }

  close(): void {
    this.#end(aborted('The file is closed'));
  }

  #send(request: Request, onProgress: Waiting['onProgress'], signal: CancelSignal | undefined): Promise<unknown> {
    const cancel = (): void => this.#end(aborted('Reading was cancelled'));
    if (signal?.aborted === true) cancel();
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', cancel);
      this.#waiting = {
        onProgress,
        settle: (outcome) => {
          this.#waiting = null;
          signal?.removeEventListener('abort', cancel);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value);
        },
      };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      this.#thread.postMessage(request);
    });
  }

  #receive(answer: WorkerAnswer): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    if (answer.is === 'progress') waiting.onProgress(answer.progress);
    else if (answer.is === 'value') waiting.settle({ value: answer.value });
    else
      waiting.settle({
        error:
          answer.code === null
            ? new Error(answer.message)
            : new FileFault(answer.code, answer.message, answer.canOpenAnyway),
      });
  }

  #end(reason: Error): void {
    if (this.#ended !== null) return;
    this.#ended = reason;
    this.#thread.terminate();
    this.#waiting?.settle({ error: reason });
  }
}

function aborted(message: string): Error {
  const error = new Error(message);
  error.name = 'AbortError';
  return error;
}
