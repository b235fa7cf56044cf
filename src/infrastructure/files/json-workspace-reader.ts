import { UnusableFile, type WorkspaceFileReader } from '../../application/own-data/workspace-file-reader';
import { parseWorkspace, WorkspaceFault } from '../in-memory/fetched-workspace-source';

/** Reads workspace files (docs/workspace-file.md). */
export const jsonWorkspaceReader: WorkspaceFileReader = {
  async read(file) {
    const text = new TextDecoder().decode(await file.arrayBuffer());
    try {
      return (await parseWorkspace(text, file.name, () => null)).file;
    } catch (error) {
      if (error instanceof WorkspaceFault) throw new UnusableFile(`${file.name} is no workspace file.`, error.faults);
      throw error;
    }
  },
};
