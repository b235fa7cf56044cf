import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartState,
} from '../../../application/explore/chart-frame';
import styles from './chart-panel.module.scss';
import { ChartPlace } from './chart-container';
import { LiveChart, type ChartView } from './mounted-chart';

/** What a chart says to whoever holds it; its state is the panel's own matter. */
export type ChartPanelEvents = Pick<ChartEvents, 'topicOpened' | 'trendOpened'> &
  Partial<Pick<ChartEvents, 'quadrantsChosen' | 'counted'>> & {
    /** The chart is there, or gone: null. */
    mounted?(handle: ChartHandle | null): void;
  };

interface Props extends ChartRequest, Partial<Pick<ChartView, 'revision' | 'table' | 'movement'>> {
  readonly frame: ChartFrame;
  readonly events: ChartPanelEvents;
  /** Names the chart for those who cannot see where it stands. */
  readonly label: string;
  /** Gives it its height: the place is reserved before anything is drawn. */
  readonly className?: string | undefined;
}

const LOADING: ChartState = { kind: 'loading' };

/** One chart of the ChartFrame port, in a place of fixed size. Knows no stores: both a page and a card can hold it. */
export function ChartPanel(props: Props) {
  const { frame, surface, sowId, topicId, events, label, className } = props;
  const { filters, theme, revision = 0, table = false, movement = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const live = useRef<LiveChart>(null);
  const listener = useRef(events);
  const [state, setState] = useState(LOADING);

  useEffect(() => {
    listener.current = events;
  }, [events]);

  const mount = useEffectEvent((element: HTMLElement): LiveChart => {
    const subject = topicId === undefined ? { surface, sowId } : { surface, sowId, topicId };
    return new LiveChart(
      frame,
      element,
      subject,
      { filters, theme, revision, table, movement },
      {
        stateChanged: setState,
        topicOpened: (event) => listener.current.topicOpened(event),
        trendOpened: (event) => listener.current.trendOpened(event),
        quadrantsChosen: (quadrants) => listener.current.quadrantsChosen?.(quadrants),
        counted: (count) => listener.current.counted?.(count),
      },
    );
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    setState(LOADING);
    const chart = mount(element);
    live.current = chart;
    listener.current.mounted?.(chart.handle);
    const stop = onResize(element, () => chart.handle.resize());
    return () => {
      live.current = null;
      stop();
      listener.current.mounted?.(null);
      chart.handle.dispose();
    };
  }, [frame, surface, sowId, topicId]);

  useEffect(
    () => live.current?.show({ filters, theme, revision, table, movement }),
    [filters, theme, revision, table, movement],
  );

  return (
    <ChartPlace label={label} state={state} onRetry={() => live.current?.handle.refresh()} className={className}>
      <div ref={host} className={styles.host} />
    </ChartPlace>
  );
}

/** Tells of every change of size but the first word, which only says how large it is. @returns stops */
function onResize(element: HTMLElement, listener: () => void): () => void {
  let known = false;
  const observer = new ResizeObserver(() => {
    if (known) listener();
    known = true;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
