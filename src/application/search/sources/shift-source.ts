import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../../domain/shared/entity-id';
import { shiftPath } from '../../../domain/shell/routes';
import type { Shift } from '../../../domain/workspace/shift';
import type { HomeViewModel } from '../../home/home.view-model';
import type { Navigator } from '../../shared/navigator';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The shifts of the project; choosing one leads to its place on the home page. */
export class ShiftSource implements SearchSource {
  readonly #home: HomeViewModel;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;

  constructor(home: HomeViewModel, workspace: WorkspaceStore, navigator: Navigator) {
    this.#home = home;
    this.#workspace = workspace;
    this.#navigator = navigator;
    makeAutoObservable(this);
  }

  get entries(): readonly SearchEntry[] {
    const sow = this.#workspace.currentId;
    return sow === null ? [] : (this.#home.shifts.value ?? []).map((shift) => this.#entry(shift, sow));
  }

  load(sow: SowId): void {
    this.#home.load(sow);
  }

  #entry({ id, name, description, trends }: Shift, sow: SowId): SearchEntry {
    const detail = trends.length === 1 ? '1 trend' : `${trends.length} trends`;
    return {
      result: { kind: 'shift', id, title: name, detail, quadrant: null },
      words: description,
      open: () => this.#navigator.go(shiftPath(sow, id)),
    };
  }
}
