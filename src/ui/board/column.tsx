import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { countOf, formatCount } from '../../domain/shared/figures';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Text, Box, Row } from '../kit/layout/stack';
import type { BoardDrag, BoardFocus } from './board-drag';
import { usePageView } from '../kit/layout/page-view';
import { Card } from './card';
import { arrowStep, arrowTarget } from '../kit/arrow-keys';
import styles from './column.module.scss';
import { quadrantOf } from '../../domain/topic/quadrant';
import { quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';

interface Props {
  readonly board: BoardViewModel;
  readonly drag: BoardDrag;
  readonly status: TopicStatus;
  /** Cards can be dropped on it. */
  readonly isTarget: boolean;
  readonly focus: BoardFocus;
  readonly onFocus: (focus: BoardFocus) => void;
  readonly onDecide: (topic: Topic, from: TopicStatus, to: TopicStatus) => void;
  /** The card at an index of the next column to the left (-1) or right (1) that has any. */
  readonly beside: (step: number, index: number) => Topic | undefined;
}

/** In pixels: a card with a name of one line, until it is measured, and the gap to the next. */
const CARD_HEIGHT = 60;
const GAP = 7;
const OVERSCAN = 4;

/** The cards of one status, windowed. One of them is a tab stop; the arrow keys move the focus, also to other columns. */
export const ColumnOfBoard = observer(function ColumnOfBoard(props: Props) {
  const { board, drag, status, isTarget, focus, onFocus, onDecide, beside } = props;
  const { topics } = board.column(status);
  const { isPrinting } = usePageView();
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const incoming = isTarget ? (drag.over.get(status) ?? null) : null;
  const focused = focus.id === null ? -1 : topics.findIndex(({ id }) => id === focus.id);
  const tabStop = Math.max(0, focused);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is off
  const virtualizer = useVirtualizer({
    count: topics.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => topics[index]?.id ?? index,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    // Until the column is measured; also the size in tests without a layout.
    initialRect: { width: 208, height: 900 },
    // Scrolled away, the tab stop must still be reached, and a lifted card must stay.
    rangeExtractor: (range) => withTabStop(range, tabStop),
  });
  // On paper nothing is scrolled to: all cards, one below the other.
  const shown = isPrinting
    ? topics.map(({ id }, index) => ({ key: id, index, start: 0 }))
    : virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    if (focus.reveal && focused >= 0) virtualizer.scrollToIndex(focused, { align: 'auto' });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the focus is moved, not when topics are
  }, [virtualizer, focus]);

  const walk = (event: KeyboardEvent): void => {
    if (drag.isDragging || event.defaultPrevented) return;
    const { cells } = arrowStep(event);
    const to = arrowTarget(event, tabStop, topics.length);
    const topic = cells === 0 ? topics[to ?? -1] : beside(cells, tabStop);
    if (topic === undefined) return;
    event.preventDefault();
    onFocus({ id: topic.id, reveal: true });
  };

  return (
    <section
      ref={drag.columns[status]}
      className={incoming === null ? styles.column : `${styles.column} ${styles.over}`}
      aria-label={`${topicStatusName(status)}, ${countOf(topics.length, 'topic')}`}
    >
      <BoardColumnHead board={board} status={status} titleId={titleId} incoming={incoming} />
      <div ref={scroller} className={styles.scroller} data-print="flow">
        {topics.length === 0 ? (
          <Text type="small" tone="muted" pad="24 12" className={styles.empty}>
            {board.whose.isReadOnly || isPrinting ? (
              'No topics'
            ) : (
              <>
                Drop here<span className={styles.byKey}>, or press {status}</span>
              </>
            )}
          </Text>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the cards inside
          <ul
            className={styles.list}
            data-print="flow"
            style={{ height: virtualizer.getTotalSize() }}
            aria-labelledby={titleId}
            onKeyDown={walk}
          >
            {shown.map(({ index, start, key }) => {
              const topic = topics[index];
              return topic === undefined ? null : (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  data-print="flow"
                  className={styles.item}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={topics.length}
                  aria-posinset={index + 1}
                >
                  <Card
                    board={board}
                    drag={drag}
                    topic={topic}
                    status={status}
                    isTabStop={index === tabStop}
                    focus={topic.id === focus.id ? focus : null}
                    onFocus={onFocus}
                    onDecide={onDecide}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
});

function withTabStop(range: Range, tabStop: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (tabStop >= range.count || indexes.includes(tabStop)) return indexes;
  return [...indexes, tabStop].sort((one, other) => one - other);
}

interface BoardColumnHeadProps {
  readonly board: BoardViewModel;
  readonly status: TopicStatus;
  readonly titleId: string;
  /** Would be moved here if it were dropped now. */
  readonly incoming: Topic | null;
}

/** Icon, name, count and key of a status, and a bar of the quadrants that its topics come from. */
const BoardColumnHead = observer(function BoardColumnHead({ board, status, titleId, incoming }: BoardColumnHeadProps) {
  const { topics, quadrants } = board.column(status);
  return (
    <Box as="header" pad="0 0 4" fit="rigid">
      <Row gap={8} pad="0 0 0 8" className={styles.title}>
        <StatusIcon status={status} />
        <Text as="h2" id={titleId} type="label" lines={1}>
          {topicStatusName(status)}
          <span className="visually-hidden"> ({countOf(topics.length, 'topic')})</span>
        </Text>
        <span className={incoming === null ? styles.count : `${styles.count} ${styles.changing}`} aria-hidden="true">
          {formatCount(topics.length)}
          {incoming !== null && ` → ${formatCount(board.countAfter(incoming, status))}`}
        </span>
        {!board.whose.isReadOnly && (
          <Text as="kbd" type="caption" tone="muted" fit="rigid" className={styles.key} data-print="none">
            <span>key </span>
            <b>{status}</b>
          </Text>
        )}
      </Row>
      <div
        className={styles.bar}
        role="img"
        aria-label={
          quadrants.map(({ code, count }) => `${quadrantOf(code).label}: ${formatCount(count)}`).join(', ') ||
          'No topics'
        }
      >
        {quadrants.map(({ code, count }) => (
          <span key={code} data-quadrant={quadrantHue(quadrantOf(code))} style={{ flexGrow: count }} />
        ))}
      </div>
    </Box>
  );
});
