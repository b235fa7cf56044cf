import type { MappingPreview, OwnDataCounts, Mapping } from '../../domain/own-data/mapping';
import type { ChosenFile } from '../shared/browser-ports';
import type { Delimiter, Encoding } from '../../domain/own-data/tables';
import type { DataFault } from '../../domain/own-data/data-fault';

/** An AbortSignal. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface ReadProgress {
  /** From 0 to 1. */
  readonly done: number;
  /** Rows read so far. */
  readonly rows: number;
}

export interface ReadOptions {
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly signal?: CancelSignal;
  /** Instead of the recognised one, for text files. */
  readonly delimiter?: Delimiter;
  /** Also where the rows are hardly topics: after a FileFault that can be opened anyway. */
  readonly anyway?: boolean;
}

/** A file that has been read, in memory outside the page until it is closed. Every method rejects after `close`. */
export interface OpenOwnData {
  readonly fileName: string;
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | null;
  /** What the reader suggests; null for a JSON workspace, which has nothing to map: `build(null)`. */
  readonly mapping: Mapping | null;
  /** With another kind for a sheet or another target for a column: reasons, units and questions are worked out again. */
  revise(mapping: Mapping): Promise<Mapping>;
  preview(mapping: Mapping): Promise<MappingPreview>;
  /** Rejects with a FileFault where nothing can be opened. */
  build(mapping: Mapping | null, options?: Pick<ReadOptions, 'onProgress' | 'signal'>): Promise<BuiltWorkspace>;
  close(): void;
}

/** Reads and writes spreadsheets and workspace files of the user, outside the page's thread. */
export interface OwnDataReader {
  /** Rejects with a FileFault, or with an Error named 'AbortError' once the signal is aborted. */
  open(file: ChosenFile, options?: ReadOptions): Promise<OpenOwnData>;
  /** The topics and trends of one project as an XLSX file; opening that gives the same topics. */
  spreadsheet(workspace: WorkspaceDocument, sowId: string): Promise<Uint8Array<ArrayBuffer>>;
}

type Row = Readonly<Record<string, unknown>>;

interface VersionRows {
  readonly trends: readonly Row[];
  readonly topics: readonly Row[];
}

/** A workspace in its JSON form (docs/workspace-file.md). */
export interface WorkspaceDocument {
  readonly meta: Row;
  readonly sows: readonly Row[];
  readonly shifts: readonly Row[];
  readonly trends: readonly Row[];
  readonly topics: readonly Row[];
  readonly deepdives: Readonly<Record<string, Row>>;
  readonly sources: Readonly<Record<string, Row>>;
  readonly opportunities: readonly Row[];
  readonly foresight: readonly Row[];
  readonly versions: Readonly<Record<string, readonly Row[]>>;
  readonly previous: Readonly<Record<string, VersionRows>>;
  readonly experiments: readonly Row[];
  readonly permissions: Readonly<Record<string, Row>>;
  readonly quadrants: readonly Row[];
}

export interface BuiltWorkspace {
  readonly workspace: WorkspaceDocument;
  /** The worst first, then by sheet and row. */
  readonly faults: readonly DataFault[];
  readonly counts: OwnDataCounts;
}

/** Cancels the reading of a file, once. */
export class CancelSource implements CancelSignal {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of this.#listeners) listener();
  }
}
