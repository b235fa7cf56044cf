import styles from './mount/chart-host.module.scss';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LOADING } from '../../application/shared/resource';
import { CrashBoundary } from '../kit/layout/lost-code';
import type { BuiltinChartProps } from './chart-props';
import { ChartContainer, ChartFailure } from './mount/chart-container';
import { PageChart, type MapMaker } from './page-chart';

interface Props extends BuiltinChartProps {
  /** null: it draws no map. The same while the chart is mounted. */
  readonly makeMap: MapMaker | null;
  /** Draws it once its rows are here. */
  readonly draw: (chart: PageChart) => ReactNode;
}

/** The place of one of our own charts, drawn from the topics and trends that the app has loaded. */
export const PageChartFrame = observer(function PageChartFrame(props: Props) {
  const { surface, sowId, topicId, view, events, sources, label, className, makeMap, draw } = props;
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<PageChart | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const request = topicId === undefined ? { surface, sowId } : { surface, sowId, topicId };
    const next = new PageChart(host.current, request, view, events, sources, makeMap);
    setChart(next);
    const stop = next.start();
    events.mounted?.(next);
    return () => {
      events.mounted?.(null);
      stop();
    };
  }, [surface, sowId, topicId, view, events, sources, makeMap]);
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
            <Drawing chart={chart} draw={draw} />
          </CrashBoundary>
        )}
      </div>
    </ChartContainer>
  );
});

/** A component of its own: the boundary above catches what goes wrong in it, and it is drawn again without the frame. */
const Drawing = observer(function Drawing({ chart, draw }: { readonly chart: PageChart } & Pick<Props, 'draw'>) {
  return draw(chart);
});
