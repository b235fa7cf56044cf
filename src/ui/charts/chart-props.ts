import type { ChartRequest } from '../../application/filters/chart-frame';
import type { ChartSources } from '../../application/charts/chart-sources';
import type { BuiltinView, ChartListeners } from '../../application/charts/chart-view';

export interface ChartProps extends ChartRequest {
  /** The same object while the chart is mounted. */
  readonly view: BuiltinView;
  /** The same object while the chart is mounted. */
  readonly events: ChartListeners;
  readonly label: string;
  /** Gives the chart its height before it is drawn. */
  readonly className?: string | undefined;
}

export interface BuiltinChartProps extends ChartProps {
  readonly sources: ChartSources;
}
