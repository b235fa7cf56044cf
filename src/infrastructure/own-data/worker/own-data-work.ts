import type {
  ReadOptions,
  ReadProgress,
  BuiltWorkspace,
  WorkspaceDocument,
} from '../../../application/own-data/own-data-reader';
import { FileFault } from '../../../domain/own-data/data-fault';
import type { MappingPreview, Mapping } from '../../../domain/own-data/mapping';
import { OwnDataSession, type FileOutline } from '../own-data-session';

/** A value, or the parts of a FileFault: an error loses them between threads. */
export type ReadOutcome<Value> =
  | { readonly value: Value }
  | { readonly fault: Pick<FileFault, 'code' | 'message' | 'canOpenAnyway'> };

/** Between two reports, in milliseconds. */
const REPORT_INTERVAL = 100;

/** Reads and writes one file, in the worker. */
export class OwnDataWork {
  readonly #session = new OwnDataSession();

  open(
    file: Blob,
    name: string,
    options: Pick<ReadOptions, 'delimiter' | 'anyway'>,
    onProgress: (progress: ReadProgress) => void,
  ): Promise<ReadOutcome<FileOutline>> {
    let last = 0;
    const report = (done: number, rows: number): void => {
      const now = performance.now();
      if (now - last < REPORT_INTERVAL) return;
      last = now;
      onProgress({ done: Math.min(1, done), rows });
    };
    return outcome(async () => this.#session.open(name, new Uint8Array(await file.arrayBuffer()), options, report));
  }

  revise(mapping: Mapping): Promise<ReadOutcome<Mapping>> {
    return outcome(() => this.#session.revise(mapping));
  }

  preview(mapping: Mapping): Promise<ReadOutcome<MappingPreview>> {
    return outcome(() => this.#session.preview(mapping));
  }

  build(mapping: Mapping | null): Promise<ReadOutcome<BuiltWorkspace>> {
    return outcome(() => this.#session.build(mapping));
  }

  write(workspace: WorkspaceDocument, sowId: string): Promise<ReadOutcome<Uint8Array<ArrayBuffer>>> {
    return outcome(async () => (await import('../export/project-sheets')).writeSpreadsheet(workspace, sowId));
  }
}

async function outcome<Value>(work: () => Value | Promise<Value>): Promise<ReadOutcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { code, message, canOpenAnyway } = error;
    return { fault: { code, message, canOpenAnyway } };
  }
}
