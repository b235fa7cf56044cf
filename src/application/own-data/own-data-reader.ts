import type { MappingPreview, OwnDataCounts, Mapping } from '../../domain/own-data/mapping';
import type { ChosenFile } from '../shared/browser-ports';
import type { GridLine } from '../../domain/own-data/grid';
import type { FoundDate } from '../../domain/own-data/data-dates';
import type { DataFault } from '../../domain/own-data/data-fault';

/** What is said of a file once it is read. */
export interface FileOutline {
  readonly fileName: string;
  /** What the reader suggests; null for a JSON workspace, which has nothing to map: `build(null)`. */
  readonly mapping: Mapping | null;
  /** That its names and texts say, the likeliest first. */
  readonly dates: readonly FoundDate[];
  /** Why its rows are hardly topics, for the user; null: they may be. */
  readonly doubt: string | null;
}

/** One file, in memory outside the page. Every method rejects with a FileFault, or once it is closed. */
export interface OwnDataFile {
  /** @param onRead called with how much is read, from 0 to 1 */
  open(file: ChosenFile, onRead?: (done: number) => void): Promise<FileOutline>;
  /** With another kind for a sheet or another target for a column: reasons, units and questions are worked out again. */
  revise(mapping: Mapping): Promise<Mapping>;
  /** From now on previews count the topics that are among these. @param keys of `OwnProjects.topicKeys` */
  compare(keys: readonly string[]): Promise<void>;
  preview(mapping: Mapping): Promise<MappingPreview>;
  /** The lines of a sheet's grid, by its index. @param from the first one */
  lines(mapping: Mapping, sheet: number, from: number, count: number): Promise<readonly GridLine[]>;
  build(mapping: Mapping | null): Promise<BuiltWorkspace>;
  /** Also ends what is being done. */
  close(): void;
}

/** Reads and writes spreadsheets and workspace files of the user, outside the page's thread. */
export interface OwnDataReader {
  begin(): OwnDataFile;
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
