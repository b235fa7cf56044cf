import { FileFault } from '../../../domain/own-data/file-fault';
import { OwnDataSession } from '../own-data-session';
import type { WorkerAnswer, Request } from './messages';

/** Between two reports, in milliseconds. */
const REPORT_INTERVAL = 100;

/** Answers the requests of the page with one session. */
export class RequestAnswerer {
  readonly #session = new OwnDataSession();

  constructor(private readonly post: (answer: WorkerAnswer) => void) {}

  async answer(request: Request): Promise<void> {
    try {
      this.post({ is: 'value', value: await this.#valueOf(request) });
    } catch (error) {
      const { code, canOpenAnyway } = error instanceof FileFault ? error : { code: null, canOpenAnyway: false };
      const message = error instanceof Error ? error.message : String(error);
      this.post({ is: 'fault', code, message, canOpenAnyway });
    }
  }

  async #valueOf(request: Request): Promise<unknown> {
    switch (request.do) {
      case 'open': {
        const bytes = new Uint8Array(await request.file.arrayBuffer());
        return this.#session.open(request.name, bytes, request.options, this.#reporter());
      }
      case 'revise':
        return this.#session.revise(request.mapping);
      case 'preview':
        return this.#session.preview(request.mapping);
      case 'build':
        return this.#session.build(request.mapping);
      case 'write': {
        const { writeSpreadsheet } = await import('../write/write-spreadsheet');
        return writeSpreadsheet(request.workspace, request.sowId);
      }
    }
  }

  #reporter(): (done: number, rows: number) => void {
    let last = 0;
    return (done, rows) => {
      const now = performance.now();
      if (now - last < REPORT_INTERVAL) return;
      last = now;
      this.post({ is: 'progress', progress: { done: Math.min(1, done), rows } });
    };
  }
}
