import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { TOPIC_LIST_HEIGHT, type ExploreCharts } from '../../application/explore/explore-charts';
import styles from './list-panels.module.scss';

/** Heights of the topic list in percent of the window: at the largest, the trend list still has rows. */
const LEAST = 15;
const MOST = 60;
const STEP = 2;

/** The line between the lists: moved by the pointer or the arrow keys; a double click or Enter resets it. */
export const ListDivider = observer(function ListDivider({ charts }: { readonly charts: ExploreCharts }) {
  const grip = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const { topicListHeight: height } = charts;
  const resize = (to: number): void => charts.resizeTopicList(Math.min(MOST, Math.max(LEAST, to)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const heights: Readonly<Record<string, number>> = {
      ArrowUp: height + STEP,
      ArrowDown: height - STEP,
      Home: LEAST,
      End: MOST,
      Enter: TOPIC_LIST_HEIGHT,
    };
    const to = heights[event.key];
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    if (grip.current === null) return;
    resize(grip.current.height + ((grip.current.y - clientY) / window.innerHeight) * 100);
  };
  return (
    <div
      role="separator"
      aria-label="Height of the topic list"
      aria-orientation="horizontal"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={Math.round(height)}
      aria-valuetext={`${Math.round(height)} % of the window`}
      tabIndex={0}
      data-print="none"
      className={styles.divider}
      title="Drag to change the height of the lists; double click to reset it"
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(TOPIC_LIST_HEIGHT)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { y: event.clientY, height };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
    />
  );
});
