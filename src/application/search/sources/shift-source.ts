import type { SowId } from '../../../domain/shared/entity-id';
import { countOf } from '../../../domain/shared/figures';
import { shiftPath } from '../../../domain/shell/routes';
import type { Navigator } from '../../shared/navigator';
import type { ProjectListsStore } from '../../workspace/project-lists.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The shifts of the project; choosing one shows it on the home page. */
export class ShiftSource implements SearchSource {
  constructor(
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const sow = this.workspace.currentId;
    if (sow === null) return [];
    return (this.lists.shifts.value ?? []).map(({ id, name, description, trends }) => ({
      result: { kind: 'shift', id, title: name, detail: countOf(trends.length, 'trend'), quadrant: null },
      words: description,
      open: () => this.navigator.go(shiftPath(sow, id)),
    }));
  }

  load(sow: SowId): void {
    void this.lists.shifts.load(sow);
  }
}
