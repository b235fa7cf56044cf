import { makeAutoObservable, when } from 'mobx';
import type { WireDate } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { comparedAt, comparedNames, type ComparedNames } from '../../domain/workspace/compared-version';
import { PREVIOUS_DATA, type VersionName } from '../../domain/workspace/explore-tab';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import { isSettled } from '../shared/resource';
import type { ComparedWith } from '../workspace/compared-with';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { CURRENT_ONLY, type SowVersions } from './sow-versions';
import type { TabCharts } from './tab-charts';

/** One of the loads of the data that can be compared. */
export interface ComparableData {
  /** What chooses it. */
  readonly names: ComparedNames;
  readonly date: WireDate;
  readonly isCompared: boolean;
}

/** The two ends of a comparison, each with the loads that it can be, the newest first. */
export interface Comparable {
  readonly from: readonly ComparableData[];
  /** The current data is the first. */
  readonly to: readonly ComparableData[];
}

/** Which data are shown, and with which earlier ones they are compared. */
export class DataComparison {
  constructor(
    readonly data: SowVersions,
    private readonly charts: TabCharts,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    readonly compared: ComparedWith,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get versions(): readonly VersionName[] {
    return this.charts.canShowPrevious ? this.data.offered : CURRENT_ONLY;
  }

  get hasFailed(): boolean {
    return this.data.request.state.kind === 'failed';
  }

  get offersPrevious(): boolean {
    return this.versions.includes(PREVIOUS_DATA);
  }

  /** Movement is drawn from the previous to the current data, so it needs the rows of both. */
  get hasMovement(): boolean {
    return this.offersPrevious && this.signals.hasPrevious;
  }

  /** Whether it is known what the previous data has, or that it cannot be known (see {@link loadWithPrevious}). */
  get isPreviousSettled(): boolean {
    const { shown, previous, hasPrevious } = this.signals;
    if (!hasPrevious) return true;
    if (!isSettled(this.data.request)) return false;
    return !this.hasMovement || shown.topics.state.kind === 'failed' || isSettled(previous);
  }

  /** The loads that can be compared with each other; null: there is no choice, or it is not known. */
  get comparable(): Comparable | null {
    const dates = this.#earlierDates;
    if (!this.hasMovement || dates.length < 2) return null;
    const { since, until } = comparedAt(dates, this.compared);
    const last = until ?? -1;
    const loadAt = (at: number, names: ComparedNames, isCompared: boolean): ComparableData => {
      return { names, date: at < 0 ? (this.workspace.sow.value?.loadDate ?? null) : (dates[at] ?? null), isCompared };
    };
    const places = dates.map((_, at) => at);
    const from = places.filter((at) => at > last);
    const to = this.compared.canEndEarlier ? [-1, ...places.slice(0, -1)] : [];
    return {
      from: from.map((at) => loadAt(at, comparedNames(dates, at, last), at === since)),
      // Data that are not before the chosen end are no beginning any more.
      to: to.map((at) => loadAt(at, comparedNames(dates, Math.max(since, at + 1), at), at === last)),
    };
  }

  /** Earlier data are shown in the place of the current. */
  get isEarlier(): boolean {
    return this.signals.isEarlier;
  }

  /** When the data are from that are shown; null: unknown. */
  get shownDate(): WireDate {
    return this.signals.shownDate;
  }

  /** When the data are from with which those that are shown are compared, as on the wire; null: unknown, or there are none. */
  get previousDate(): string | null {
    const dates = this.#earlierDates;
    return dates[comparedAt(dates, this.compared).since] ?? null;
  }

  get #earlierDates(): readonly WireDate[] {
    if (!this.offersPrevious) return [];
    return (this.data.request.value ?? []).filter(({ name }) => name === PREVIOUS_DATA).map(({ date }) => date);
  }

  loadVersions(sow: SowId): Promise<void> {
    return this.data.request.load(sow);
  }

  /** Loads the topics of a project when it is open, then its previous ones, if this source has any. @returns stops waiting */
  loadWithPrevious(sow: SowId, isOpen: () => boolean): () => void {
    return together([
      when(isOpen, () => {
        void this.signals.topics.load(sow);
        if (this.signals.hasPrevious) void this.loadVersions(sow);
      }),
      when(
        () => isOpen() && this.signals.hasPrevious && this.hasMovement && this.signals.topics.value !== null,
        () => this.loadPrevious(sow),
      ),
    ]);
  }

  reloadVersions(): void {
    void this.data.request.reload();
  }

  loadPrevious(sow: SowId): void {
    this.signals.loadCompared(sow);
  }
}
