import { proxy, wrap, type Remote } from 'comlink';
import type {
  CancelSignal,
  OpenOwnData,
  OwnDataReader,
  ReadOptions,
  WorkspaceDocument,
} from '../../application/own-data/own-data-reader';
import type { ChosenFile } from '../../application/shared/browser-ports';
import { FileFault } from '../../domain/own-data/data-fault';
import { MOST_BYTES, tooLarge } from './limits';
import type { ReadOutcome, OwnDataWork } from './worker/own-data-work';

/** Of a Worker, what is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'>;

/** Reads and writes files in a worker for each file, which is ended when the file is closed or reading is cancelled. */
export class WorkerOwnDataReader implements OwnDataReader {
  constructor(private readonly start: () => Thread = startWorker) {}

  async open(file: ChosenFile, { onProgress, signal, ...options }: ReadOptions = {}): Promise<OpenOwnData> {
    if (file.size > MOST_BYTES) throw tooLarge(file.size);
    const work = new Work(this.start());
    try {
      // The port names what it needs of a File; only a File of the browser comes here.
      const blob = file as unknown as Blob;
      const report = proxy(onProgress ?? (() => {}));
      const outline = await work.ask((remote) => remote.open(blob, file.name, options, report), signal);
      return {
        ...outline,
        revise: (mapping) => work.ask((remote) => remote.revise(mapping)),
        preview: (mapping) => work.ask((remote) => remote.preview(mapping)),
        build: (mapping, building = {}) => work.ask((remote) => remote.build(mapping), building.signal),
        close: () => work.end(aborted('The file is closed')),
      };
    } catch (error) {
      work.end(aborted('The file is not open'));
      throw error;
    }
  }

  async spreadsheet(workspace: WorkspaceDocument, sowId: string): Promise<Uint8Array<ArrayBuffer>> {
    const work = new Work(this.start());
    try {
      return await work.ask((remote) => remote.write(workspace, sowId));
    } finally {
      work.end(aborted('The file is written'));
    }
  }
}

/** What a worker is asked for rejects as soon as the worker is ended, which answers nothing more. */
class Work {
  readonly #remote: Remote<OwnDataWork>;
  readonly #ended: Promise<never>;
  #reject: (reason: Error) => void = () => {};

  constructor(private readonly thread: Thread) {
    this.#remote = wrap<OwnDataWork>(thread);
    this.#ended = new Promise((_, reject) => (this.#reject = reject));
    this.#ended.catch(() => {});
    thread.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(new FileFault('reader-failed', 'The file could not be read: this browser has stopped the reader.'));
    });
  }

  /** Rejects with a FileFault, or with an Error named 'AbortError'. */
  async ask<Value>(
    work: (remote: Remote<OwnDataWork>) => Promise<ReadOutcome<Value>>,
    signal?: CancelSignal,
  ): Promise<Value> {
    const cancel = (): void => this.end(aborted('Reading was cancelled'));
    if (signal?.aborted === true) cancel();
    signal?.addEventListener('abort', cancel);
    try {
      const outcome = await Promise.race([this.#ended, work(this.#remote)]);
      if ('value' in outcome) return outcome.value;
      const { code, message, canOpenAnyway } = outcome.fault;
      throw new FileFault(code, message, canOpenAnyway);
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  end(reason: Error): void {
    this.#reject(reason);
    this.thread.terminate();
  }
}

function aborted(message: string): Error {
  const error = new Error(message);
  error.name = 'AbortError';
  return error;
}

function startWorker(): Thread {
  return new Worker(new URL('./worker/own-data.worker.ts', import.meta.url), { type: 'module', name: 'own-data' });
}
