import { countOf } from '../../domain/shared/figures';
import {
  briefOfTopicsPath,
  briefOfViewPath,
  imagineIfPath,
  IMPORTANT_VIEW,
  newBriefPath,
  paths,
} from '../../domain/shared/routes';
import { briefOfExplorerPath } from '../filters/brief-of-view';
import type { ExploreViewModel } from '../filters/explore.view-model';
import type { ProjectFacts } from '../query/project-facts';
import { searchAction, type SearchEntry, type SearchSource } from '../search/search-source';
import type { SelectionStore } from '../selection/selection.store';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** The briefs that can be made of what is on the screen, in the search. */
export class BriefSource implements SearchSource {
  constructor(
    private readonly selection: SelectionStore,
    private readonly explore: ExploreViewModel,
    private readonly facts: ProjectFacts,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { address, location } = this.navigator;
    if (address === null || !this.workspace.has('brief')) return [];
    const { sowId } = address;
    const ids = this.selection.topics.map(({ id }) => id);
    return [
      searchAction('brief-new', 'New brief', 'empty report document', () => this.navigator.go(newBriefPath(sowId))),
      ...this.#brief('important', 'all Important topics', briefOfViewPath(sowId, IMPORTANT_VIEW)),
      ...(ids.length === 0
        ? []
        : this.#brief('selection', countOf(ids.length, 'selected topic'), briefOfTopicsPath(sowId, ids))),
      ...(location.pathname.startsWith(paths.data(sowId))
        ? this.#brief(
            'view',
            'the topics in this view',
            briefOfExplorerPath(sowId, this.navigator, this.explore, this.facts),
          )
        : []),
    ];
  }

  #brief(id: string, of: string, path: string): readonly SearchEntry[] {
    const go = (to: string) => (): void => this.navigator.go(to);
    return [
      searchAction(`brief-${id}`, `Make a brief of ${of}`, 'report print pdf powerpoint', go(path)),
      searchAction(`imagine-${id}`, `Imagine if: ${of}`, 'workshop deck slides provocations', go(imagineIfPath(path))),
    ];
  }
}
