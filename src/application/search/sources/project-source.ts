import type { SwitchProject } from '../../workspace/switch-project';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The other projects; choosing one goes to the same screen of it. */
export class ProjectSource implements SearchSource {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly switchProject: SwitchProject,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { sows, currentId } = this.workspace;
    return (sows.value ?? [])
      .filter((sow) => sow.id !== currentId)
      .map((sow) => ({
        result: { kind: 'project', id: sow.id, title: sow.name, detail: null, quadrant: null },
        words: '',
        open: () => this.switchProject.switchTo(sow),
      }));
  }
}
