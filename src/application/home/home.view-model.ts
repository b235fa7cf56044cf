import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { PREVIOUS_DATA } from '../../domain/explore/version';
import { signalField, type SignalField } from '../../domain/home/signal-field';
import { greeting } from '../../domain/shell/greeting';
import { paths } from '../../domain/shell/routes';
import type { Shift } from '../../domain/workspace/shift';
import type { SessionStore } from '../session/session.store';
import type { Clock } from '../shared/clock';
import type { FailurePolicy } from '../shared/failure-policy';
import type { Navigator } from '../shared/navigator';
import { Resource } from '../shared/resource';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SignalCatalogue, SignalRows } from '../workspace/signal-catalogue';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ShiftCatalogue } from './shift-catalogue';

const NO_ROWS: SignalRows = { topics: [], trends: [] };

/** The home page of a project (specification, section 2). */
export class HomeViewModel {
  readonly shifts: Resource<SowId, readonly Shift[]>;
  readonly previous: Resource<SowId, SignalRows>;
  readonly #workspace: WorkspaceStore;
  readonly #signals: ProjectSignalsStore;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #navigator: Navigator;
  readonly #usage: RecordUsage;

  constructor(
    catalogue: ShiftCatalogue,
    rows: SignalCatalogue,
    signals: ProjectSignalsStore,
    workspace: WorkspaceStore,
    session: SessionStore,
    clock: Clock,
    navigator: Navigator,
    usage: RecordUsage,
    failures: FailurePolicy,
  ) {
    this.#workspace = workspace;
    this.#signals = signals;
    this.#session = session;
    this.#clock = clock;
    this.#navigator = navigator;
    this.#usage = usage;
    this.shifts = new Resource({
      fetch: (sow, cancellation) => catalogue.ofSow(sow, cancellation),
      onFailure: (failure, sow) => workspace.requestFailed('Failed to fetch data:', failure, sow),
    });
    this.previous = new Resource({
      fetch: (sow, cancellation) => rows.ofVersion(sow, PREVIOUS_DATA, cancellation),
      // Without it the field only lacks its tails.
      onFailure: (failure) => failures.log('Failed to fetch topics:', failure),
    });
    makeAutoObservable(this, { shifts: false, previous: false }, { autoBind: true });
  }

  load(sow: SowId): void {
    void this.shifts.load(sow);
  }

  /** The field of signals in the banner: decoration, so it is asked for after everything that is read. */
  loadField(sow: SowId): void {
    this.#signals.load(sow);
    void this.previous.load(sow);
  }

  get greeting(): string {
    const nickname = this.#session.user?.nickname ?? '';
    return greeting(this.#clock.now().getHours(), nickname.trim().split(/\s+/)[0] ?? '');
  }

  /** The project's own map in small; null until its rows are here, or when none of them has a place. */
  get field(): SignalField | null {
    const topics = this.#signals.topics.value;
    const trends = this.#signals.trends.value;
    const { kind } = this.previous.state;
    // Not before the previous data have come, or failed to: the field is drawn once, with its tails.
    if (topics === null || trends === null || kind === 'idle' || kind === 'loading') return null;
    return signalField({ topics, trends }, this.previous.value ?? NO_ROWS);
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
