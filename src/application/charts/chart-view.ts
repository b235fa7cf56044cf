import type { QuadrantCode } from '../../domain/topic/quadrant';
import type { ChosenAxes } from '../../domain/topic/map-axes';
import type { ChartEvents, ChartView } from '../filters/chart-frame';
import type { ShownChart } from './explore-charts';

/** How a chart is shown. Observable: it is read whenever something is drawn. External charts read {@link ChartView} only. */
export interface BuiltinView extends ChartView {
  /** Draw the same data as a sortable table. */
  readonly table?: boolean;
  /** Show topics below their trends. */
  readonly grouped?: boolean;
  /** Draw topics by rings, not by growth and sizing. */
  readonly rings?: boolean;
  /** The figures on the axes of a map; null or absent: average sizing and growth. */
  readonly axes?: ChosenAxes | null;
  /** The columns of the user's file that a list shows; null or absent: as many as have room. */
  readonly columns?: readonly string[] | null;
  /** Draw each item's way from the previous data to the current. */
  readonly movement?: boolean;
  /**
   * The column that the rows are sorted by, after '-' from the largest: '-growth'. null: the order of the surface;
   * absent: the chart remembers its order itself.
   */
  readonly order?: string | null;
  /** Only the rows with this text in their name, or in that of their trend or shift; absent: all. */
  readonly find?: string | undefined;
}

/** What a chart says. External charts only say what is opened. */
export interface ChartListeners extends Pick<ChartEvents, 'topicOpened' | 'trendOpened'> {
  /** The legend was used to narrow the view; empty means all. */
  quadrantsChosen?(quadrants: readonly QuadrantCode[]): void;
  /** Shows only the topics of a trend in the list beside it. */
  topicsChosen?(names: readonly string[]): void;
  /** The rows were sorted by the user. @param order as in {@link BuiltinView} */
  sorted?(order: string): void;
  /** null: the chart is unmounted. */
  mounted?(chart: ShownChart | null): void;
}
