import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartState,
  ChartView,
} from '../../../application/explore/chart-frame';
import { ChartContainer } from './chart-container';
import styles from './chart-panel.module.scss';

/** The events of a chart but for its state, which the panel shows itself. */
export type ChartPanelEvents = Omit<ChartEvents, 'stateChanged'> & {
  /** null: the chart is unmounted. */
  mounted?(handle: ChartHandle | null): void;
};

interface Props
  extends
    ChartRequest,
    Omit<ChartView, 'table' | 'movement' | 'order' | 'rings' | 'columns' | 'find'>,
    Partial<Pick<ChartView, 'table' | 'movement' | 'rings' | 'columns'>> {
  /** undefined: the chart remembers its order itself. */
  readonly order?: string | null | undefined;
  /** undefined: all rows. */
  readonly find?: string | undefined;
  readonly frame: ChartFrame;
  /** The same object while the chart is mounted. */
  readonly events: ChartPanelEvents;
  readonly label: string;
  /** Gives the panel its height before the chart is drawn. */
  readonly className?: string | undefined;
}

const LOADING: ChartState = { kind: 'loading' };

/** Mounts one chart of a ChartFrame, built-in or external, and shows its state. */
export const ChartPanel = observer(function ChartPanel(props: Props) {
  const { frame, surface, sowId, topicId, events, label, className } = props;
  const { filters, theme, table = false, movement = false, rings = false, columns = null, order, find } = props;
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<ChartHandle>(null);
  const [state, setState] = useState<ChartState>(LOADING);
  const { fallback } = frame;
  const usesFallback = fallback?.isChosen ?? false;

  const viewOf = (): ChartView => ({
    filters,
    theme,
    table,
    movement,
    rings,
    columns,
    ...(order !== undefined && { order }),
    ...(find !== undefined && { find }),
  });
  const mount = useEffectEvent((element: HTMLElement): ChartHandle => {
    const request = topicId === undefined ? { surface, sowId } : { surface, sowId, topicId };
    return frame.mount(element, request, viewOf(), { ...events, stateChanged: setState });
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    setState(LOADING);
    const handle = mount(element);
    chart.current = handle;
    events.mounted?.(handle);
    const stop = onResize(element, () => handle.resize());
    return () => {
      chart.current = null;
      stop();
      events.mounted?.(null);
      handle.dispose();
    };
  }, [frame, usesFallback, surface, sowId, topicId, events]);

  const show = useEffectEvent(() => chart.current?.show(viewOf()));
  useEffect(() => show(), [filters, theme, table, movement, rings, columns, order, find]);

  return (
    <ChartContainer
      label={label}
      state={state}
      onRetry={() => chart.current?.refresh()}
      onFallback={fallback === undefined || usesFallback ? undefined : () => fallback.choose()}
      className={className}
    >
      <div ref={host} className={styles.host} />
    </ChartContainer>
  );
});

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
