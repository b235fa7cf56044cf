import { observer } from 'mobx-react-lite';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { countOf, formatCount } from '../../domain/shared/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './column.module.scss';

interface Props {
  readonly board: BoardViewModel;
  readonly status: TopicStatus;
  readonly titleId: string;
  /** Would be moved here if it were dropped now. */
  readonly incoming: Topic | null;
}

/** Icon, name, count and key of a status, and a bar of the quadrants that its topics come from. */
export const BoardColumnHead = observer(function BoardColumnHead({ board, status, titleId, incoming }: Props) {
  const { topics, quadrants } = board.column(status);
  return (
    <Box as="header" pad="0 0 4" fit="rigid">
      <Row gap={8} pad="0 0 0 8" className={styles.title}>
        <StatusIcon status={status} />
        <Text as="h2" id={titleId} type="label" lines={1}>
          {topicStatusName(status)}
          <span className="visually-hidden">, {countOf(topics.length, 'topic')}</span>
        </Text>
        <span className={incoming === null ? styles.count : `${styles.count} ${styles.changing}`} aria-hidden="true">
          {formatCount(topics.length)}
          {incoming !== null && ` → ${formatCount(board.countAfter(incoming, status))}`}
        </span>
        {!board.isReadOnly && (
          <Text as="kbd" type="caption" tone="muted" fit="rigid" className={styles.key} aria-hidden="true">
            {status}
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
