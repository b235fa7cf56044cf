import { useDroppable } from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { formatCount } from '../../domain/shared/figures';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Box, Text } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import styles from './column-segments.module.scss';
import { liftedFrom } from './board-drag';

interface Props {
  readonly board: BoardViewModel;
  readonly shown: TopicStatus;
  readonly onShow: (status: TopicStatus) => void;
}

/** The columns of a narrow window: a press shows one, and a card that is dropped gets the status. */
export function ColumnSegments({ board, shown, onShow }: Props) {
  return (
    <Box pad={4} className={styles.segments} role="group" aria-label="Column">
      {TOPIC_STATUSES.map((status) => (
        <Segment key={status} board={board} status={status} isShown={status === shown} onShow={onShow} />
      ))}
    </Box>
  );
}

const Segment = observer(function Segment({
  board,
  status,
  isShown,
  onShow,
}: {
  readonly board: BoardViewModel;
  readonly status: TopicStatus;
  readonly isShown: boolean;
  readonly onShow: (status: TopicStatus) => void;
}) {
  const { setNodeRef, isOver, active } = useDroppable({ id: status });
  const lifted = liftedFrom(active);
  const isChanging = isOver && lifted !== null && lifted.status !== status;
  const { length } = board.column(status).topics;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.segment}
      aria-pressed={isShown}
      data-over={isChanging || undefined}
      onClick={() => onShow(status)}
    >
      <StatusIcon status={status} />
      <span className={styles.name}>{topicStatusName(status)}</span>
      <Text as="span" tabular>
        {formatCount(length)}
        {isChanging && ` → ${formatCount(board.countAfter(lifted.topic, status))}`}
      </Text>
    </button>
  );
});
