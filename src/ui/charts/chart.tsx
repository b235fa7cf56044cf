import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type FunctionComponent } from 'react';
import type { ExternalCharts } from '../../application/explore/external-charts';
import { LOADING } from '../../application/shared/loadable';
import { token } from '../../application/shared/token';
import { late } from '../kit/layout/late';
import type { BuiltinChartProps, ChartProps } from './chart-props';
import type { ChartSources } from './chart-sources';
import { SURFACES } from './chart-surfaces';
import { ChartContainer } from './mount/chart-container';
import { ExternalChart } from './mount/external-chart';
import { SignalTable } from './table/signal-table';

/** One chart: of the external service where there is one, else our own. */
export interface ChartComponent extends FunctionComponent<ChartProps> {
  /** Fetches the code before the first chart is rendered. */
  preload(): void;
}

export const ChartComponent = token<ChartComponent>('ChartComponent');

/** @param load fetches the code of our own charts */
export function chartComponent(
  external: ExternalCharts,
  sources: ChartSources,
  load: () => Promise<ComponentType<BuiltinChartProps>>,
): ChartComponent {
  const BuiltinChart = late(load, { Fallback: LoadingChart });
  const Chart = observer(function Chart(props: ChartProps) {
    const { frame } = external;
    const { drawing } = SURFACES[props.surface];
    // Beside the drawing code, not after it.
    const needsTable = frame === null && (drawing === 'list' || drawing === 'plot');
    useEffect(() => void (needsTable && SignalTable.preload()), [needsTable]);
    if (frame === null) return <BuiltinChart {...props} sources={sources} />;
    return <ExternalChart {...props} frame={frame} onFallback={external.replace} />;
  });
  return Object.assign(Chart, { preload: () => void (external.frame === null && BuiltinChart.preload()) });
}

function LoadingChart({ label, className }: ChartProps) {
  return <ChartContainer label={label} state={LOADING} className={className} />;
}
