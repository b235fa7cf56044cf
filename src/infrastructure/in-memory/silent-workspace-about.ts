import type { WorkspaceAbout } from '../../application/home/workspace-about';

/** The live service says nothing about its data. */
export class SilentWorkspaceAbout implements WorkspaceAbout {
  async about(): Promise<null> {
    return null;
  }
}
