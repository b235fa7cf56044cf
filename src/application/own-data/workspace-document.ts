import type { OwnDataCounts } from '../../domain/own-data/mapping-preview';
import type { DataFault } from '../../domain/own-data/data-fault';

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
