import { formatFigure, shownDecimals } from '../../domain/topic/figures';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { formatCount } from '../../domain/shared/figures';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, topicStatusName, IMPORTANT } from '../../domain/topic/topic-status';
import { Row, Stack, Text } from '../kit/layout/stack';
import { useElementSize } from '../kit/layout/use-element-size';
import { quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';
import { slideIn } from './topic-sheet';
import { usePageView } from '../kit/layout/page-view';
import styles from './rail.module.scss';
import { useDataText } from '../kit/media/data-text';

/** In pixels, with the gap below it. */
const ROW = 41;
/** Rows above the current topic, which does not move. */
const ABOVE = 3;
/** Until the list is measured. */
const ROWS = 16;

const NONE: ReadonlySet<string> = new Set();

interface Props {
  readonly review: ReviewViewModel;
  readonly title?: string;
  /** Beside the title. */
  readonly note: string;
  readonly order?: ReactNode;
  /** Topics whose last status was not saved. */
  readonly failedIds?: ReadonlySet<string>;
  /** Above the topics. */
  readonly children?: ReactNode;
}

/** The queue as a tape: three rows above the current topic, then what comes next. Only visible rows are rendered. */
export const Rail = observer(function Rail({
  review,
  title = 'Queue',
  note,
  order,
  failedIds = NONE,
  children,
}: Props) {
  const list = useRef<HTMLOListElement>(null);
  const size = useElementSize(list);
  const { isPrinting } = usePageView();
  const { topics, position } = review.queue;
  const decimals = shownDecimals(
    'growth',
    topics.map(({ growth }) => growth),
  );
  const before = useRef(position);
  useLayoutEffect(() => {
    const moved = position - before.current;
    before.current = position;
    if (Math.abs(moved) === 1) slideIn(list.current, moved * ROW);
  }, [position]);

  const fits = size === null || size.height === 0 ? ROWS : Math.max(ABOVE + 1, Math.floor(size.height / ROW));
  // On paper all of them, from the first.
  const first = isPrinting ? 0 : position - ABOVE;
  const count = isPrinting ? topics.length : fits;
  const rows = topics.slice(Math.max(0, first), first + count);
  const more = Math.max(0, topics.length - first - count);
  return (
    <Stack as="aside" column fit="shrink" pad="12 12 0" className={styles.rail} aria-label={title}>
      <Row gap={8} type="small" tone="muted" tabular fit="rigid" pad="0 8" className={styles.head}>
        {/* Beside the order there is no room for it; the note says what it is a list of. */}
        <Text as="h2" type="label" tone="strong" className={order === undefined ? undefined : 'visually-hidden'}>
          {title}
        </Text>
        <Text as="span" lines={1}>
          {note}
        </Text>
        {order}
      </Row>
      {children}
      <Stack
        ref={list}
        as="ol"
        column
        above={4}
        className={styles.list}
        data-print="flow"
        style={{ paddingTop: Math.max(0, -first) * ROW }}
      >
        {rows.map((topic) => (
          <li key={topic.id}>
            <RailRow
              review={review}
              topic={topic}
              decimals={decimals}
              isCurrent={topic.id === review.topic?.id}
              isFailed={failedIds.has(topic.id)}
            />
          </li>
        ))}
      </Stack>
      <Text type="small" tone="muted" pad="8 12" fit="rigid" className={styles.more}>
        {more > 0 && `${formatCount(more)} more`}
      </Text>
    </Stack>
  );
});

interface RowProps {
  readonly review: ReviewViewModel;
  readonly topic: Topic;
  /** Of the growth in the list. */
  readonly decimals: number;
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
}

const RailRow = observer(function RailRow({ review, topic, decimals, isCurrent, isFailed }: RowProps) {
  const dataText = useDataText();
  const status = review.queue.statusOf(topic);
  return (
    <button
      type="button"
      className={styles.row}
      data-quadrant={quadrantHue(topic.quadrant)}
      data-decided={isDecided(status) || undefined}
      aria-current={isCurrent || undefined}
      onClick={() => review.go(topic)}
    >
      <Text as="span" type="name" lines={2} fit="grow" className={styles.name} title={topic.name} {...dataText}>
        {topic.name}
      </Text>{' '}
      {isFailed ? (
        <em className={styles.failed}>Not saved</em>
      ) : (
        <em>
          {!isDecided(status) ? (
            formatFigure('growth', topic.growth, decimals)
          ) : (
            <>
              <StatusIcon status={status} size={14} />
              {topicStatusName(status)}
            </>
          )}
        </em>
      )}
    </button>
  );
});

/** More than fit into any window. */
const MOST = 50;

interface ImportantRailProps {
  readonly review: ReviewViewModel;
  readonly menu: ReactNode;
}

/** Beside the empty queue: what became Important. */
export const ImportantRail = observer(function ImportantRail({ review, menu }: ImportantRailProps) {
  const dataText = useDataText();
  const { topics, reviewed, statusOf } = review.queue;
  const important = reviewed.ordering.inOrder(topics.filter((topic) => statusOf(topic) === IMPORTANT));
  const { isPrinting } = usePageView();
  const decimals = shownDecimals(
    'growth',
    important.map(({ growth }) => growth),
  );
  return (
    <Stack as="aside" column fit="shrink" pad="12 12 0" className={styles.rail} aria-label="Important">
      <Row gap={8} type="small" tone="muted" tabular fit="rigid" pad="0 8" className={styles.head}>
        <Text as="h2" type="label" tone="strong">
          Important
        </Text>
        <span>{formatCount(important.length)}</span>
        {menu}
      </Row>
      <Stack as="ol" column above={4} className={styles.list} data-print="flow">
        {important.slice(0, isPrinting ? undefined : MOST).map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={styles.row}
              data-quadrant={quadrantHue(topic.quadrant)}
              onClick={() => review.go(topic)}
            >
              <Text as="span" type="name" lines={1} fit="grow" className={styles.name} title={topic.name} {...dataText}>
                {topic.name}
              </Text>{' '}
              <em>{formatFigure('growth', topic.growth, decimals)}</em>
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
});
