import type { SowId } from '../../domain/shared/entity-id';
import { pathOf, type Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SearchEntry, SearchSource } from './search-source';

/** The tabs of a screen, as the screen itself has them. Observed. */
export interface ScreenTabs {
  /** The screen's name in the sidebar. */
  readonly screen: string;
  readonly path: (sow: SowId) => string;
  /** None where the project has no such screen. */
  readonly tabs: () => readonly { readonly id: string; readonly label: string }[];
  /** Opens a tab while the screen is shown. */
  readonly open: (id: string) => void;
}

/** Finds the tabs of a screen by their names. */
export class TabSource implements SearchSource {
  constructor(
    private readonly of: ScreenTabs,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { currentId } = this.workspace;
    if (currentId === null) return [];
    const pathname = this.of.path(currentId);
    return this.of.tabs().map(({ id, label }) => ({
      result: { kind: 'tab', id: `${pathname} ${id}`, title: label, detail: this.of.screen, quadrant: null },
      words: '',
      open: () => this.#open(pathname, id),
    }));
  }

  /** On the screen itself its filters stay. */
  #open(pathname: string, id: string): void {
    if (this.navigator.location.pathname === pathname) this.of.open(id);
    else this.navigator.go(pathOf({ pathname, query: [['tab', id]] }));
  }
}
