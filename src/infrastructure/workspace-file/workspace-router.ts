import { ownProjectOf } from '../../domain/workspace/sow';
import type { SowId } from '../../domain/shared/entity-id';
import type { WorkspaceSource } from './fetched-workspace-source';
import type { Workspace } from './workspace';

/** Finds the workspace of a project by its id: one that the user has opened from a file, or the bundled one. */
export class WorkspaceRouter implements WorkspaceSource {
  /** @param loadOwn null: there is no such project */
  constructor(
    private readonly bundled: WorkspaceSource,
    private readonly loadOwn: (id: SowId) => Promise<Workspace | null>,
  ) {}

  async load(id = ''): Promise<Workspace> {
    const own = ownProjectOf(id);
    return (own && (await this.loadOwn(own))) ?? this.bundled.load();
  }
}
