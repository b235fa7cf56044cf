import type {
  OwnDataFile,
  OwnDataReader,
  BuiltWorkspace,
  WorkspaceDocument,
} from '../../src/application/own-data/own-data-reader';
import type { ChosenFile } from '../../src/application/shared/browser-ports';
import type { FoundDate } from '../../src/domain/own-data/data-dates';
import type { FileFault } from '../../src/domain/own-data/data-fault';
import type { GridLine } from '../../src/domain/own-data/grid';
import type { Mapping } from '../../src/domain/own-data/mapping';
import { aBuiltWorkspace, aLine, aMapping, aPreview } from '../builders/own-data-mother';
import type { Deferred } from './deferred';

/** Reads every file as what the test has prepared. */
export class FakeOwnDataReader implements OwnDataReader {
  /** null: the file is a workspace file. */
  mapping: Mapping | null = null;
  preview = aPreview();
  built: BuiltWorkspace = aBuiltWorkspace();
  fault: FileFault | Error | null = null;
  /** Each file waits for it. */
  held: Deferred | null = null;
  doubt: string | null = null;
  dates: readonly FoundDate[] = [];
  readonly opened: ChosenFile[] = [];
  /** Of every grid. */
  lines: readonly GridLine[] = [
    aLine(1, ['Signal', 'Growth p.a.', 'Agreement'], { kind: 'names' }),
    aLine(2, ['Sodium-ion cells', '31,7', 'Moderate'], { isFirst: true }),
    aLine(3, ['Kerbside charging', '26,2', 'High'], { isLast: true }),
  ];
  readonly builtFrom: (Mapping | null)[] = [];
  /** Changes what the user has chosen, as the real reader works it out anew. */
  revised: (mapping: Mapping) => Mapping = (mapping) => mapping;
  closed = 0;
  readonly compared: (readonly string[])[] = [];

  begin(): OwnDataFile {
    return {
      open: async (file, onRead) => {
        this.opened.push(file);
        onRead?.(0.5);
        await this.held?.promise;
        if (this.fault !== null) throw this.fault;
        return {
          fileName: file.name,
          mapping: this.mapping,
          dates: this.dates,
          doubt: this.doubt,
        };
      },
      revise: async (mapping) => this.revised(mapping),
      compare: async (keys) => void this.compared.push(keys),
      preview: async () => this.preview,
      lines: async (_, __, from, count) => this.lines.slice(from, from + count),
      build: async (mapping) => {
        this.builtFrom.push(mapping);
        return this.built;
      },
      close: () => void (this.closed += 1),
    };
  }

  async spreadsheet(workspace: WorkspaceDocument) {
    return new Uint8Array([workspace.topics.length]);
  }
}

export function aMappedReader(): FakeOwnDataReader {
  const reader = new FakeOwnDataReader();
  reader.mapping = aMapping();
  return reader;
}
