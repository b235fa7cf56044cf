import type { SowId } from '../../../domain/shared/entity-id';
import type { SowSummary } from '../../../domain/workspace/sow';
import { menuOf, type MenuLink } from '../../../domain/shell/menu';
import { pathInProject, type Screen } from '../../../domain/shell/screen';
import type { Screens } from '../../workspace/screens';
import type { SwitchProject } from '../../workspace/switch-project';
import type { Navigator } from '../../shared/navigator';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The screens of the project, the same links as in the sidebar, and the other projects, which open on the same screen. */
export class PageSource implements SearchSource {
  constructor(
    private readonly screens: Screens,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly switchProject: SwitchProject,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { sows, currentId } = this.workspace;
    const others = (sows.value ?? []).filter(({ id }) => id !== currentId).map((sow) => this.#project(sow));
    return currentId === null ? others : [...this.#pages(currentId), ...others];
  }

  #project(sow: SowSummary): SearchEntry {
    return {
      result: { kind: 'project', id: sow.id, title: sow.name, detail: null, quadrant: null },
      words: '',
      open: () => this.switchProject.switchTo(sow),
    };
  }

  #pages(sow: SowId): readonly SearchEntry[] {
    const { links, apart, groups } = menuOf(this.screens, sow, this.workspace.features);
    return [
      ...[...links, ...apart].map((link) => this.#entry(link, null)),
      ...groups.flatMap((group) => group.links.map((link) => this.#entry(link, group.label))),
      ...this.screens.filter(({ menu }) => menu === null).flatMap((screen) => this.#unlisted(screen, sow)),
    ];
  }

  /** A screen without a link in the sidebar, by its name. */
  #unlisted(screen: Screen, sow: SowId): readonly SearchEntry[] {
    const path = pathInProject(screen, sow);
    if (path === null) return [];
    const { pageTitle, searchName = pageTitle } = screen;
    const result = { kind: 'page', id: path, title: searchName, detail: null, quadrant: null } as const;
    return [{ result, otherNames: [pageTitle], words: '', open: () => this.navigator.go(path) }];
  }

  #entry({ path, label, screen }: MenuLink, group: string | null): SearchEntry {
    return {
      result: { kind: 'page', id: path, title: label, detail: group, quadrant: null },
      otherNames: group === null ? [screen.headerTitle, screen.pageTitle] : [],
      words: '',
      open: () => this.navigator.go(path),
    };
  }
}
