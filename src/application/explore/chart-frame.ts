import type { ExploreFilters } from '../../domain/explore/filter-forms';
import type { VersionName } from '../../domain/explore/version';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import type { Theme } from '../shared/theme';
import type { RequestFailure } from '../shared/request-failure';
import { token } from '../shared/token';
import type { MatchingCount } from './matching-count';

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
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

/** What a chart is about. It does not change while the chart is mounted. */
export interface ChartRequest {
  readonly surface: ChartSurface;
  readonly sowId: SowId;
  /** For impactingDrivers only: the topic that it is about. */
  readonly topicId?: TopicId;
}

/** What of a mounted chart changes. A chart ignores what its abilities do not include. */
export interface ChartView {
  readonly filters: ExploreFilters;
  readonly theme: Theme;
  /** Draw the same data as a sortable table. */
  readonly table: boolean;
  /** Draw topics by rings; absent: by growth and sizing. */
  readonly rings?: boolean;
  /** The columns of the user's file that a list shows; null or absent: as many as have room. */
  readonly columns?: readonly string[] | null;
  /** Draw each item's way from the previous data to the current. */
  readonly movement: boolean;
  /**
   * The column that the rows are sorted by, after '-' from the largest: '-growth'. null: the order of the surface;
   * absent: the chart remembers its order itself.
   */
  readonly order?: string | null;
  /** Only the rows with this text in their name, or in that of their trend or shift; absent: all. */
  readonly find?: string;
}

/** A click inside a chart. The id comes from another frame or server, and is checked by OpenFromChart. */
export interface ChartEvent {
  readonly id: unknown;
  readonly name?: string;
}

export interface ChartEvents {
  stateChanged(state: ChartState): void;
  /** The custom events topic-open and trend-open. Without an event object the handler raises 'event must be present'. */
  topicOpened(event: ChartEvent | null | undefined): void;
  trendOpened(event: ChartEvent | null | undefined): void;
  /** The legend was used to narrow the view; empty means all. Charts without a legend never say this. */
  quadrantsChosen?(quadrants: readonly QuadrantCode[]): void;
  /** Shows only the topics of a trend in the list beside it. */
  topicsChosen?(names: readonly string[]): void;
  /** The rows were sorted by the user. @param order as in {@link ChartView} */
  sorted?(order: string): void;
  /** How many items the chart shows, of how many; null: not known any more. Charts that cannot know never say this. */
  counted?(count: MatchingCount | null): void;
  /** The chart shows a table that was not asked for, because it can draw none of its items. Others never say this. */
  tableForced?(isForced: boolean): void;
}

/** What a chart can do beyond drawing. The external charts can do none of it through this port. */
export interface ChartAbilities {
  readonly movement: boolean;
  readonly table: boolean;
  /** Absent: it cannot draw rings. */
  readonly rings?: boolean;
  /** Absent: its rows cannot be searched. */
  readonly find?: boolean;
  readonly exports: readonly ChartExport[];
}

export type ChartExport = 'csv' | 'png';

/** The container element of a chart; opaque here. */
export interface ChartElement {
  readonly isConnected: boolean;
}

export interface ChartHandle {
  readonly abilities: ChartAbilities;
  show(view: ChartView): void;
  /** Asks for the data again, to retry after a failure. */
  refresh(): void;
  /** Fits the drawing to its element. */
  resize(): void;
  /** Downloads what is shown, under the name of the version that it is of. Rejects when it cannot be made. */
  export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void>;
  /** Removes the chart. It draws nothing and raises no event after this. */
  dispose(): void;
}

/** Draws charts: the built-in ones (ui/charts) or those of the external service (infrastructure/luzmo). */
export interface ChartFrame {
  /** Loads the drawing code before the first chart is mounted. A failure is reported by the first chart. */
  preload?(): void;
  mount(element: ChartElement, request: ChartRequest, view: ChartView, events: ChartEvents): ChartHandle;
  /** Whether it has the previous data itself. Charts without this draw it from the rows of the signal catalogue. */
  showsPrevious?(surface: ChartSurface): boolean;
  /** Whether it can be narrowed to new signals and ranges of figures; absent: it can. */
  followsFigures?(surface: ChartSurface): boolean;
  /** Whether it can draw topics by rings; absent: it cannot. */
  readonly drawsRings?: boolean;
  /** Absent: no other charts can be shown instead. */
  readonly fallback?: ChartFallback;
}

/** Other charts for when those of a frame do not load. */
export interface ChartFallback {
  /** Observable: mounted charts are mounted again when it changes. */
  readonly isChosen: boolean;
  choose(): void;
}

export const ChartFrame = token<ChartFrame>('ChartFrame');
