import { proxy, transfer, wrap, type Remote } from 'comlink';
import type { OwnDataFile, OwnDataReader, WorkspaceDocument } from '../../application/own-data/own-data-reader';
import { FileFault } from '../../domain/own-data/data-fault';
import { MOST_BYTES, tooLarge } from './limits';
import type { OwnDataSession } from './own-data-session';

/** Of a Worker, what is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'>;

/** Reads and writes files in a worker for each file, which is ended when the file is closed. */
export class WorkerOwnDataReader implements OwnDataReader {
  constructor(private readonly start: () => Thread = startWorker) {}

  begin(): OwnDataFile {
    const work = new Work(this.start());
    return {
      open: async (file, onRead = () => {}) => {
        if (file.size > MOST_BYTES) throw tooLarge(file.size);
        const bytes = new Uint8Array(await file.arrayBuffer());
        return work.ask((remote) => remote.open(file.name, transfer(bytes, [bytes.buffer]), proxy(onRead)));
      },
      revise: (mapping) => work.ask((remote) => remote.revise(mapping)),
      compare: (keys) => work.ask((remote) => remote.compare(keys)),
      preview: (mapping) => work.ask((remote) => remote.preview(mapping)),
      lines: (mapping, sheet, from, count) => work.ask((remote) => remote.lines(mapping, sheet, from, count)),
      build: (mapping) => work.ask((remote) => remote.build(mapping)),
      close: () => work.end(new Error('The file is closed')),
    };
  }

  async spreadsheet(workspace: WorkspaceDocument, sowId: string): Promise<Uint8Array<ArrayBuffer>> {
    const work = new Work(this.start());
    try {
      return await work.ask((remote) => remote.write(workspace, sowId));
    } finally {
      work.end(new Error('The file is written'));
    }
  }
}

/** What a worker is asked for rejects as soon as the worker is ended, which answers nothing more. */
class Work {
  readonly #remote: Remote<OwnDataSession>;
  readonly #ended: Promise<never>;
  #reject: (reason: Error) => void = () => {};

  constructor(private readonly thread: Thread) {
    this.#remote = wrap<OwnDataSession>(thread);
    this.#ended = new Promise((_, reject) => (this.#reject = reject));
    this.#ended.catch(() => {});
    thread.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(new FileFault('The file could not be read: this browser has stopped the reader.'));
    });
  }

  /** Rejects with a FileFault, or with the reason of the end. */
  async ask<Value>(request: (remote: Remote<OwnDataSession>) => Promise<Value>): Promise<Value> {
    try {
      return await Promise.race([this.#ended, request(this.#remote)]);
    } catch (error) {
      throw error instanceof Error && error.name === 'FileFault' ? new FileFault(error.message) : error;
    }
  }

  end(reason: Error): void {
    this.#reject(reason);
    this.thread.terminate();
  }
}

function startWorker(): Thread {
  return new Worker(new URL('./own-data.worker.ts', import.meta.url), { type: 'module', name: 'own-data' });
}
