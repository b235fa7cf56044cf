import { makeAutoObservable } from 'mobx';
import type { ShiftId, SowId } from '../../domain/shared/entity-id';
import { signalField, type SignalField } from '../../domain/home/signal-field';
import { greeting } from '../../domain/shell/greeting';
import { paths } from '../../domain/shell/routes';
import type { Shift } from '../../domain/workspace/shift';
import type { SessionStore } from '../session/session.store';
import type { Clock } from '../shared/clock';
import type { Navigator } from '../shared/navigator';
import { Resource } from '../shared/resource';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SignalRows } from '../workspace/signal-catalogue';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ShiftCatalogue } from './shift-catalogue';

/** How far a list is scrolled, in pixels. Not observable: nothing is drawn by it but what it is read for. */
class ScrollPosition {
  #left = 0;

  read(): number {
    return this.#left;
  }

  save(left: number): void {
    this.#left = left;
  }
}

const NO_ROWS: SignalRows = { topics: [], trends: [] };

/** The home page of a project (specification, section 2). */
export class HomeViewModel {
  readonly shifts: Resource<SowId, readonly Shift[]>;
  readonly #workspace: WorkspaceStore;
  readonly #signals: ProjectSignalsStore;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #navigator: Navigator;
  readonly #usage: RecordUsage;
  readonly #carouselScroll = new Map<ShiftId, ScrollPosition>();
  #sow: SowId | null = null;

  constructor(
    catalogue: ShiftCatalogue,
    signals: ProjectSignalsStore,
    workspace: WorkspaceStore,
    session: SessionStore,
    clock: Clock,
    navigator: Navigator,
    usage: RecordUsage,
  ) {
    this.#workspace = workspace;
    this.#signals = signals;
    this.#session = session;
    this.#clock = clock;
    this.#navigator = navigator;
    this.#usage = usage;
    this.shifts = new Resource({
      fetch: (sow, cancellation) => catalogue.ofSow(sow, cancellation),
      onFailure: (failure, sow) => workspace.reportFailure('Failed to fetch data:', failure, sow),
    });
    makeAutoObservable(this, { shifts: false, carouselScroll: false }, { autoBind: true });
  }

  load(sow: SowId): void {
    if (sow !== this.#sow) this.#carouselScroll.clear();
    this.#sow = sow;
    void this.shifts.load(sow);
  }

  /** How far the carousel of a shift is scrolled; remembered until another project is opened. */
  carouselScroll(shift: ShiftId): ScrollPosition {
    const known = this.#carouselScroll.get(shift) ?? new ScrollPosition();
    this.#carouselScroll.set(shift, known);
    return known;
  }

  /** The field of signals in the banner: decoration, so it is asked for after everything that is read. */
  loadField(sow: SowId): void {
    this.#signals.load(sow);
    void this.#signals.previous.load(sow);
  }

  get greeting(): string {
    const nickname = this.#session.user?.nickname ?? '';
    return greeting(this.#clock.now().getHours(), nickname.trim().split(/\s+/)[0] ?? '');
  }

  /** The project's own map in small; null until its rows are here, or when none of them has a place. */
  get field(): SignalField | null {
    const { topics, trends, previous } = this.#signals;
    if (topics.value === null || trends.value === null) return null;
    // Not before the previous data have come, or failed to: the field is drawn once, and without them it lacks its tails.
    if (previous.state.kind === 'idle' || previous.state.kind === 'loading') return null;
    return signalField({ topics: topics.value, trends: trends.value }, previous.value ?? NO_ROWS);
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
