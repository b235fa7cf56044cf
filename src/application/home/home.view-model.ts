import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import type { Shift } from '../../domain/workspace/shift';
import type { FailurePolicy } from '../shared/failure-policy';
import type { Navigator } from '../shared/navigator';
import { Resource } from '../shared/resource';
import type { RecordUsage } from '../tracking/record-usage';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ShiftCatalogue } from './shift-catalogue';

/** The home page of a project (specification, section 2). */
export class HomeViewModel {
  readonly shifts: Resource<SowId, readonly Shift[]>;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;
  readonly #usage: RecordUsage;

  constructor(
    catalogue: ShiftCatalogue,
    workspace: WorkspaceStore,
    navigator: Navigator,
    usage: RecordUsage,
    failures: FailurePolicy,
  ) {
    this.#workspace = workspace;
    this.#navigator = navigator;
    this.#usage = usage;
    this.shifts = new Resource({
      fetch: (sow, cancellation) => catalogue.ofSow(sow, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch data:', failure),
    });
    makeAutoObservable(this, { shifts: false }, { autoBind: true });
  }

  load(sow: SowId): void {
    void this.shifts.load(sow);
  }

  /** 'Explore your data': tells analytics, then goes there. */
  exploreData(sow: SowId): void {
    this.#usage.record({
      name: 'clicked_on_explore_data',
      payload: {
        sow_id: sow,
        sow_name: this.#workspace.currentName ?? '',
        page_name: 'home',
        window_url: this.#navigator.href,
      },
    });
    this.#navigator.go(paths.data(sow));
  }
}
