import { menuOf, type MenuLink } from '../../../domain/shell/menu';
import type { Screens } from '../../shell/screens';
import type { Navigator } from '../../shared/navigator';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The screens of the project: the same links as in the sidebar. */
export class PageSource implements SearchSource {
  constructor(
    private readonly screens: Screens,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const sow = this.workspace.currentId;
    if (sow === null) return [];
    const { links, groups } = menuOf(this.screens, sow, this.workspace.features);
    return [
      ...links.map((link) => this.#entry(link, null)),
      ...groups.flatMap((group) => group.links.map((link) => this.#entry(link, group.label))),
    ];
  }

  #entry({ path, label }: MenuLink, group: string | null): SearchEntry {
    return {
      result: { kind: 'page', id: path, title: label, detail: group, quadrant: null },
      words: '',
      open: () => this.navigator.go(path),
    };
  }
}
