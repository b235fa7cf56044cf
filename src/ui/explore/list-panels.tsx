import { Maximize2, Minimize2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartSurface } from '../../application/filters/chart-frame';
import { type ExploreCharts, TOPIC_LIST_HEIGHT } from '../../application/charts/explore-charts';
import type { ExploreSection } from '../../application/filters/explore-section';
import type { SowId } from '../../domain/shared/entity-id';
import { IconButton } from '../kit/controls/icon-button';
import { ChartSection, type ListSize } from './chart-section';
import type { ExploreParts } from './explore-notes';
import styles from './list-panels.module.scss';

interface Props {
  readonly sow: SowId;
  readonly parts: ExploreParts;
  readonly isPhone: boolean;
  /** One list is open, the other is folded to its bar, whose button switches. */
  readonly isLow: boolean;
}

/** The list view: two lists, of which the topic list has a height of its own and the trend list what is left. */
export const ListPanels = observer(function ListPanels({ sow, parts, isPhone, isLow }: Props) {
  const { charts, explore } = parts;
  const whole = charts.wholeList ?? (isLow ? (explore.sections.at(-1)?.charts[0] ?? null) : null);
  const [first, second] = explore.sections.map((section) => (
    <ChartSection
      key={section.charts.join()}
      section={section}
      sow={sow}
      parts={parts}
      isPhone={isPhone}
      panel={{
        size: sizeOf(section, whole),
        open: () => charts.showWholeList(isLow ? (section.charts[0] ?? null) : null),
        corner: <WholeListButton section={section} charts={charts} whole={whole} isLow={isLow} />,
      }}
    />
  ));
  return (
    <div className={styles.panels} style={{ '--list-height': `${charts.topicListHeight}vh` } as CSSProperties}>
      {first}
      {whole === null ? <ListDivider charts={charts} /> : <hr className={styles.line} />}
      {second}
    </div>
  );
});

function sizeOf({ charts: [surface], type }: ExploreSection, whole: ChartSurface | null): ListSize {
  if (whole !== null) return whole === surface ? 'whole' : 'folded';
  return type === 'topic' ? 'fixed' : 'rest';
}

/** Gives a list all of the list view, and folds the other one to its bar. */
const WholeListButton = observer(function WholeListButton({
  section: { charts: surfaces, title },
  charts,
  whole,
  isLow,
}: {
  readonly section: ExploreSection;
  readonly charts: ExploreCharts;
  readonly whole: ChartSurface | null;
  readonly isLow: boolean;
}) {
  const [surface] = surfaces;
  if (surface === undefined) return null;
  const isWhole = whole === surface;
  if (isWhole && isLow) return null;
  const Icon = isWhole ? Minimize2 : Maximize2;
  return (
    <IconButton
      label={isWhole ? 'Show both lists' : `Show only the ${title?.toLowerCase()}`}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => charts.showWholeList(isWhole ? null : surface)}
    />
  );
});

/** Heights of the topic list in percent of the window: at the largest, the trend list still has rows. */
const LEAST = 15;
const MOST = 60;
const STEP = 2;

/** The line between the lists: moved by the pointer or the arrow keys; a double click or Enter resets it. */
const ListDivider = observer(function ListDivider({ charts }: { readonly charts: ExploreCharts }) {
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
