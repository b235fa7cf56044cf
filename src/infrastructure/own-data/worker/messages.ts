import type { ReadOptions, ReadProgress } from '../../../application/own-data/own-data-reader';
import type { FileFaultCode } from '../../../domain/own-data/file-fault';
import type { Mapping } from '../../../domain/own-data/mapping';
import type { WorkspaceDocument } from '../../../application/own-data/workspace-document';

/** What the page asks of the worker. One request at a time. */
export type Request =
  | { readonly do: 'open'; readonly file: Blob; readonly name: string; readonly options: TextChoice }
  | { readonly do: 'revise' | 'preview'; readonly mapping: Mapping }
  | { readonly do: 'build'; readonly mapping: Mapping | null }
  | { readonly do: 'write'; readonly workspace: WorkspaceDocument; readonly sowId: string };

type TextChoice = Pick<ReadOptions, 'delimiter' | 'anyway'>;

export type WorkerAnswer =
  | { readonly is: 'progress'; readonly progress: ReadProgress }
  | { readonly is: 'value'; readonly value: unknown }
  | {
      readonly is: 'fault';
      readonly code: FileFaultCode | null;
      readonly message: string;
      readonly canOpenAnyway: boolean;
    };
