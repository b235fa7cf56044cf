import { reaction } from 'mobx';
import { useEffect, useRef, useState } from 'react';
import type { ChartFrame, ChartHandle, ChartState } from '../../../application/explore/chart-frame';
import { LOADING } from '../../../application/shared/loadable';
import { together } from '../../../application/shared/together';
import type { ChartProps } from '../chart-props';
import { ChartContainer } from './chart-container';
import styles from './chart-host.module.scss';

interface Props extends ChartProps {
  readonly frame: ChartFrame;
  /** Shows the built-in charts instead. */
  readonly onFallback: () => void;
}

/** Mounts one chart of the external service, and shows its state. */
export function ExternalChart(props: Props) {
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
