import type { ChartEvent } from '../workspace/open-flashcard';
import type { ExploreFilters } from '../../domain/filters/filter-forms';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Theme } from '../shared/theme';
import type { RequestFailure } from '../shared/request-failure';
import { makeAutoObservable } from 'mobx';
import { BY_REFERENCE } from '../shared/by-reference';

/** What can be drawn: the surfaces of the explore screen, and the one in the topic flashcard. */
export type ChartSurface =
  | 'trendMap'
  | 'opportunityMap'
  | 'trendList'
  | 'topicList'
  | 'drivers'
  | 'impact'
  | 'impactingDrivers';

export type ChartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** isServiceSilent: the chart was allowed, but the service that draws it did not. */
  | { readonly kind: 'failed'; readonly failure: RequestFailure; readonly isServiceSilent?: boolean };

/** What a chart is about. It does not change while the chart is mounted. */
export interface ChartRequest {
  readonly surface: ChartSurface;
  readonly sowId: SowId;
  /** For impactingDrivers only: the topic that it is about. */
  readonly topicId?: TopicId;
}

/** What of a mounted chart changes. */
export interface ChartView {
  readonly filters: ExploreFilters;
  readonly theme: Theme;
}

export interface ChartEvents {
  stateChanged(state: ChartState): void;
  /** The custom events topic-open and trend-open. Without an event object the handler raises 'event must be present'. */
  topicOpened(event: ChartEvent | null | undefined): void;
  trendOpened(event: ChartEvent | null | undefined): void;
}

/** The container element of a chart; opaque here. */
export interface ChartElement {
  readonly isConnected: boolean;
}

export interface ChartHandle {
  show(view: ChartView): void;
  /** Asks for the data again, to retry after a failure. */
  refresh(): void;
  /** Fits the drawing to its element. */
  resize(): void;
  /** Removes the chart. It draws nothing and raises no event after this. */
  dispose(): void;
}

/** Draws the charts of an external service (infrastructure/luzmo). Our own are React components (ui/charts). */
export interface ChartFrame {
  mount(element: ChartElement, request: ChartRequest, view: ChartView, events: ChartEvents): ChartHandle;
  /** Whether it has the previous data itself. Charts without this draw it from the rows of the signal catalogue. */
  showsPrevious(surface: ChartSurface): boolean;
  /** Whether it can be narrowed to new signals and ranges of figures. */
  followsFigures(surface: ChartSurface): boolean;
}

/** The charts of the external service, which the user may replace by our own for the rest of the visit. */
export class ExternalCharts {
  isReplaced = false;
  readonly #frame: ChartFrame | null;

  /** @param frame null: there is no external service */
  constructor(frame: ChartFrame | null) {
    this.#frame = frame;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: our own charts are shown. */
  get frame(): ChartFrame | null {
    return this.isReplaced ? null : this.#frame;
  }

  /** Shows our own charts instead, for when those of the service do not load. */
  replace(): void {
    this.isReplaced = true;
  }
}
