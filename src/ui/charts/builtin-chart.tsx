import styles from './mount/chart-host.module.scss';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { LOADING } from '../../application/shared/resource';
import { CrashBoundary } from '../kit/layout/lost-code';
import { late } from '../kit/layout/late';
import type { BuiltinChartProps } from './chart-props';
import { SURFACES } from './surface-views';
import { SignalMap } from './map/draw/signal-map';
import { ChartContainer, ChartFailure } from './mount/chart-container';
import { PageChart } from './page-chart';
import { SignalTable } from './table/signal-table';

/** Only a flashcard needs its code. */
const ImpactingDrivers = late(async () => (await import('./comparison/impacting-drivers')).ImpactingDrivers);

/** Only one tab needs its code. */
const DriversPicture = late(async () => (await import('./comparison/drivers-picture')).DriversPicture);

/** A chart of our own, drawn from the topics and trends that the app has loaded. */
export const BuiltinChart = observer(function BuiltinChart(props: BuiltinChartProps) {
  const { surface, sowId, topicId, view, events, sources, label, className } = props;
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<PageChart | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const request = topicId === undefined ? { surface, sowId } : { surface, sowId, topicId };
    const next = new PageChart(host.current, request, view, events, sources);
    setChart(next);
    const stop = next.start();
    events.mounted?.(next);
    return () => {
      events.mounted?.(null);
      stop();
    };
  }, [surface, sowId, topicId, view, events, sources]);
  const state = chart?.data.state ?? LOADING;
  return (
    <ChartContainer label={label} state={state} onRetry={() => chart?.data.refresh()} className={className}>
      <div ref={host} className={styles.host}>
        {chart !== null && state.kind === 'ready' && (
          <CrashBoundary
            key={Object.values(chart.data.request).join()}
            onCrash={reportError}
            renderCrash={(_error, onRetry) => <ChartFailure label={label} onRetry={onRetry} />}
          >
            <Drawing chart={chart} />
          </CrashBoundary>
        )}
      </div>
    </ChartContainer>
  );
});

/** Chooses how a surface is drawn. */
const Drawing = observer(function Drawing({ chart: { data, map } }: { readonly chart: PageChart }) {
  switch (SURFACES[data.surface].drawing) {
    case 'map':
      return <SignalMap model={map} />;
    case 'plot':
      return data.surface === 'drivers' && !data.table ? <DriversPicture data={data} /> : <SignalTable data={data} />;
    case 'list':
      return <SignalTable data={data} />;
    case 'comparison':
      return <ImpactingDrivers data={data} />;
  }
});
