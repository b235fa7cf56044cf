import type { OpenOwnData, OwnDataReader, ReadOptions } from '../../application/own-data/own-data-reader';
import type { ChosenFile } from '../../application/shared/chosen-file';
import type { MappingPreview } from '../../domain/own-data/mapping-preview';
import type { BuiltWorkspace, WorkspaceDocument } from '../../application/own-data/workspace-document';
import type { Mapping } from '../../domain/own-data/mapping';
import { MOST_BYTES, tooLarge } from './limits';
import type { FileOutline } from './own-data-session';
import { WorkerChannel, type Thread } from './worker/worker-channel';

/** Reads and writes files in a worker for each file, which is ended when the file is closed. */
export class WorkerOwnDataReader implements OwnDataReader {
  constructor(private readonly start: () => Thread = startWorker) {}

  async open(file: ChosenFile, { onProgress, signal, delimiter, anyway }: ReadOptions = {}): Promise<OpenOwnData> {
    if (file.size > MOST_BYTES) throw tooLarge(file.size);
    const channel = new WorkerChannel(this.start);
    const options = {
      ...(delimiter && { delimiter }),
      ...(anyway === true && { anyway }),
    };
    try {
      // The port names what it needs of a File; only a File of the browser comes here.
      const request = { do: 'open', file: file as unknown as Blob, name: file.name, options } as const;
      return opened(channel, await channel.ask<FileOutline>(request, { onProgress, signal }));
    } catch (error) {
      channel.close();
      throw error;
    }
  }

  async spreadsheet(workspace: WorkspaceDocument, sowId: string): Promise<Uint8Array<ArrayBuffer>> {
    const channel = new WorkerChannel(this.start);
    try {
      return await channel.ask<Uint8Array<ArrayBuffer>>({ do: 'write', workspace, sowId });
    } finally {
      channel.close();
    }
  }
}

function opened(channel: WorkerChannel, outline: FileOutline): OpenOwnData {
  return {
    ...outline,
    revise: (mapping: Mapping) => channel.ask<Mapping>({ do: 'revise', mapping }),
    preview: (mapping: Mapping) => channel.ask<MappingPreview>({ do: 'preview', mapping }),
    build: (mapping, options) => channel.ask<BuiltWorkspace>({ do: 'build', mapping }, options),
    close: () => channel.close(),
  };
}

function startWorker(): Thread {
  return new Worker(new URL('./worker/own-data.worker.ts', import.meta.url), { type: 'module', name: 'own-data' });
}
