import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { countOf, formatCount } from '../../domain/shared/figures';
import { QUADRANT_CODES, QUADRANTS, shortQuadrantLabel } from '../../domain/topic/quadrant';
import { isDecided, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { Box, Row, Text } from '../kit/layout/stack';
import { quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';
import styles from './done.module.scss';

interface Props {
  readonly review: ReviewViewModel;
  readonly onBoard: () => void;
  /** null: there are no briefs. */
  readonly onBrief: (() => void) | null;
  /** How many topics that the filter hides are undecided. */
  readonly leftElsewhere: number;
  readonly onClear: () => void;
  /** The line of the last act: its reason can still be written, and it can be undone. */
  readonly children: ReactNode;
}

const SHOWN = TOPIC_STATUSES.filter(isDecided);

/** Nothing is left: what was decided, and where it leads. */
export const Done = observer(function Done({ review, onBoard, onBrief, leftElsewhere, onClear, children }: Props) {
  const { queue, acts } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed segment is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const groups = SHOWN.map((status) => ({
    status,
    topics: queue.topics.filter((each) => queue.statusOf(each) === status),
  }));
  const most = Math.max(1, ...groups.map(({ topics }) => topics.length));
  const here = acts.decidedCount;
  const saved = acts.posting > 0 ? 'The last ones are being saved' : 'Everything is saved';
  return (
    <div className={styles.scroller}>
      <Box as="section" pad="48 gutter 32" className={styles.done} aria-label="All topics are decided">
        <Text as="h2" type="greeting" ref={heading} className={styles.title} tabIndex={-1}>
          {queue.topics.length === 1
            ? 'The topic is decided.'
            : `All ${countOf(queue.topics.length, 'topic')} are decided.`}
        </Text>
        <Text type="lead" tone="muted" above={12} className={styles.text}>
          {here > 0 && `${formatCount(here)} in this session, one key each. `}
          {saved}; topics that the next update brings join this queue.
        </Text>
        <Row gap={8} above={16}>
          {children}
        </Row>
        <Text as="ul" above={32}>
          {groups.map(({ status, topics }) => (
            <li key={status} className={styles.group}>
              <Row as="span" gap={8} weight={500}>
                <StatusIcon status={status} size={18} />
                {topicStatusName(status)}
              </Row>{' '}
              <b>{formatCount(topics.length)}</b>
              <span className={styles.bar} style={{ width: `${(topics.length / most) * 100}%` }} aria-hidden="true">
                {QUADRANT_CODES.map((code) => {
                  const count = topics.filter(({ quadrant }) => quadrant.code === code).length;
                  return (
                    count > 0 && (
                      <i key={code} data-quadrant={quadrantHue(QUADRANTS[code])} style={{ flexGrow: count }} />
                    )
                  );
                })}
              </span>
            </li>
          ))}
        </Text>
        <Row as="p" gap="4 16" wrap above={8} type="chip" fit="last" className={styles.key} aria-hidden="true">
          {QUADRANT_CODES.map((code) => (
            <span key={code} data-quadrant={quadrantHue(QUADRANTS[code])}>
              {shortQuadrantLabel(QUADRANTS[code])}
            </span>
          ))}
        </Row>
        <Row gap={8} wrap above={32}>
          {onBrief !== null && (
            <Button onClick={onBrief}>
              Write the brief <ArrowRight size={16} aria-hidden="true" />
            </Button>
          )}
          <Button variant="outline" onClick={onBoard}>
            See the board
          </Button>
          {leftElsewhere > 0 && (
            <Button variant="outline" onClick={onClear}>
              Review the other {formatCount(leftElsewhere)}
            </Button>
          )}
        </Row>
      </Box>
    </div>
  );
});
