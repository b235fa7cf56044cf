import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { VersionName } from '../../domain/explore/version';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import type { Theme } from '../shell/theme.store';
import type { RequestFailure } from '../shared/request-failure';
import { token } from '../shared/token';
import type { Count } from './matching-count';

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

export interface ChartRequest {
  readonly surface: ChartSurface;
  readonly sowId: SowId;
  readonly filters: ExploreFilters;
  readonly theme: Theme;
  /** For impactingDrivers only: the topic that it is about. */
  readonly topicId?: TopicId;
}

/** What a click inside a chart says; the id comes from outside and is checked by whoever handles it. */
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
  quadrantsChosen(quadrants: readonly QuadrantCode[]): void;
  /** How many items the chart shows, of how many; null: not known any more. Charts that cannot know never say this. */
  counted(count: Count | null): void;
}

/** What a chart can do beyond drawing; the external service can do none of it through this port. */
export interface ChartAbilities {
  readonly movement: boolean;
  readonly table: boolean;
  readonly exports: readonly ChartExport[];
}

export type ChartExport = 'csv' | 'png';

/** A place on the page to draw in; opaque here, an element for the adapters. */
export interface ChartElement {
  readonly isConnected: boolean;
}

export interface ChartHandle {
  readonly abilities: ChartAbilities;
  /** Draws with other filters. */
  apply(filters: ExploreFilters): void;
  /** Asks for the data again: after a personal status has changed, and to retry after a failure. */
  refresh(): void;
  setTheme(theme: Theme): void;
  /** Fits the drawing to its element. */
  resize(): void;
  /** Draws the same data as a chart or as a sortable table. */
  showTable(table: boolean): void;
  /** Draws each item's way from the previous data to the current. */
  showMovement(movement: boolean): void;
  /** Downloads what is shown, under the name of the version that it is of. Rejects when it cannot be made. */
  export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void>;
  /** Ends it: nothing is drawn or told after this. */
  dispose(): void;
}

/** Draws charts: our own adapter, or the external service, behind the same port. */
export interface ChartFrame {
  /** Fetches what it draws with before the first chart is wanted. A failure is told when one is. */
  preload?(): void;
  mount(element: ChartElement, request: ChartRequest, events: ChartEvents): ChartHandle;
}
export const ChartFrame = token<ChartFrame>('ChartFrame');
