import type { OwnDataReader } from '../../application/own-data/own-data-reader';
import { FileFault } from '../../domain/own-data/file-fault';
import type { WorkspaceDocument } from '../../domain/own-data/workspace-document';
import { parseWorkspace, WorkspaceFault } from '../in-memory/fetched-workspace-source';

/** Reads workspace files (docs/workspace-file.md). */
export const jsonWorkspaceReader: OwnDataReader = {
  async open(file) {
    const text = new TextDecoder().decode(await file.arrayBuffer());
    const workspace = await parse(text, file.name);
    const counts = {
      topics: workspace.topics.length,
      trends: workspace.trends.length,
      withoutFigure: 0,
      rowsLeftOut: 0,
      quadrants: 'given' as const,
    };
    const refuse = async () => {
      throw new Error('A workspace file has nothing to map');
    };
    return {
      fileName: file.name,
      format: 'json',
      encoding: null,
      delimiter: null,
      sheets: [],
      mapping: null,
      revise: refuse,
      preview: refuse,
      build: async () => ({ workspace, faults: [], counts }),
      close() {},
    };
  },
  async spreadsheet() {
    throw new Error('Spreadsheets cannot be written yet');
  },
};

async function parse(text: string, name: string): Promise<WorkspaceDocument> {
  try {
    return (await parseWorkspace(text, name, () => null)).file as WorkspaceDocument;
  } catch (error) {
    if (!(error instanceof WorkspaceFault)) throw error;
    throw new FileFault('not-a-workspace', `${error.message} ${error.faults.join('; ')}`);
  }
}
