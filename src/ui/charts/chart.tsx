import styles from './mount/chart-host.module.scss';
import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type FunctionComponent, useRef, useState } from 'react';
import type { ExternalCharts, ChartFrame, ChartHandle, ChartState } from '../../application/filters/chart-frame';
import { LOADING } from '../../application/shared/resource';
import { token } from '../../application/shared/token';
import { late } from '../kit/layout/late';
import type { BuiltinChartProps, ChartProps } from './chart-props';
import type { ChartSources } from '../../application/charts/chart-sources';
import { SURFACES } from '../../application/charts/surface-views';
import { ChartContainer } from './mount/chart-container';
import { SignalTable } from './table/signal-table';
import { reaction } from 'mobx';
import { together } from '../../application/shared/load-once';

/** One chart: of the external service where there is one, else our own. */
export interface ChartComponent extends FunctionComponent<ChartProps> {
  /** Fetches the code of maps and lists before the first chart is rendered. */
  preload(): void;
}

export const ChartComponent = token<ChartComponent>('ChartComponent');

/** @param load fetches the code of our own charts: of maps, and of all others */
export function chartComponent(
  external: ExternalCharts,
  sources: ChartSources,
  load: Readonly<Record<'map' | 'list', () => Promise<ComponentType<BuiltinChartProps>>>>,
): ChartComponent {
  const BuiltinMap = late(load.map, { Fallback: LoadingChart });
  const BuiltinList = late(load.list, { Fallback: LoadingChart });
  const Chart = observer(function Chart(props: ChartProps) {
    const { frame } = external;
    const { drawing } = SURFACES[props.surface];
    // Beside the drawing code, not after it.
    const needsTable = frame === null && (drawing === 'list' || drawing === 'plot');
    useEffect(() => void (needsTable && SignalTable.preload()), [needsTable]);
    const BuiltinChart = drawing === 'map' ? BuiltinMap : BuiltinList;
    if (frame === null) return <BuiltinChart {...props} sources={sources} />;
    return <ExternalChart {...props} frame={frame} onFallback={external.replace} />;
  });
  const preload = (): void => {
    if (external.frame !== null) return;
    void BuiltinMap.preload();
    void BuiltinList.preload();
  };
  return Object.assign(Chart, { preload });
}

function LoadingChart({ label, className }: ChartProps) {
  return <ChartContainer label={label} state={LOADING} className={className} />;
}

interface Props extends ChartProps {
  readonly frame: ChartFrame;
  /** Shows the built-in charts instead. */
  readonly onFallback: () => void;
}

/** Mounts one chart of the external service, and shows its state. */
function ExternalChart(props: Props) {
  const { frame, surface, sowId, topicId, view, events, label, className, onFallback } = props;
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<ChartHandle>(null);
  const [state, setState] = useState<ChartState>(LOADING);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    setState(LOADING);
    const request = topicId === undefined ? { surface, sowId } : { surface, sowId, topicId };
    const handle = frame.mount(element, request, view, { ...events, stateChanged: setState });
    chart.current = handle;
    return together([
      reaction(
        () => [view.filters, view.theme],
        () => handle.show(view),
      ),
      onResize(element, () => handle.resize()),
      () => handle.dispose(),
    ]);
  }, [frame, surface, sowId, topicId, view, events]);
  return (
    <ChartContainer
      label={label}
      state={state}
      onRetry={() => chart.current?.refresh()}
      onFallback={onFallback}
      className={className}
    >
      <div ref={host} className={styles.host} />
    </ChartContainer>
  );
}

/** Calls back with every change of size, but not with the first report of an observer. @returns stops */
function onResize(element: HTMLElement, listener: () => void): () => void {
  let known = false;
  const observer = new ResizeObserver(() => {
    if (known) listener();
    known = true;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
