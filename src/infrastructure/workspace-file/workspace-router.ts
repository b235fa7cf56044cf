import { ownProjectOf, type SowSummary } from '../../domain/workspace/sow';
import type { SowId } from '../../domain/shared/entity-id';
import type { WorkspaceSource } from './fetched-workspace-source';
import type { Workspace } from './workspace';

/** Projects beside those of the bundled workspace. Arrow functions, because they are passed on alone. */
export interface FurtherWorkspaces {
  readonly list: () => Promise<readonly SowSummary[]>;
  /** null: it has no such project. */
  readonly workspace: (id: SowId) => Promise<Workspace | null>;
}

/** Finds the workspace of a project by its id: one that the user has opened from a file, or the bundled one. */
export class WorkspaceRouter implements WorkspaceSource {
  constructor(
    private readonly bundled: WorkspaceSource,
    private readonly further: readonly Pick<FurtherWorkspaces, 'workspace'>[],
  ) {}

  async load(id = ''): Promise<Workspace> {
    const own = ownProjectOf(id);
    if (own === null) return this.bundled.load();
    for (const { workspace } of this.further) {
      const found = await workspace(own);
      if (found !== null) return found;
    }
    return this.bundled.load();
  }
}
