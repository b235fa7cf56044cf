import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { BoardViewModel } from '../../application/board/board.view-model';
import type { Topic } from '../../domain/topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import { boardAnnouncements, DRAG_INSTRUCTIONS } from './board-announcements';
import type { BoardFocus } from './board-focus';
import { Column } from './column';
import { ColumnSegments } from './column-segments';
import { LiftedCard } from './lifted-card';
import styles from './board.module.scss';
import { columnUnderCard, liftedFrom, statusOfTarget, useBoardSensors } from './use-board-drag';

interface Props {
  readonly board: BoardViewModel;
  /** One column at a time, chosen by segments that cards can be dropped on. */
  readonly isNarrow: boolean;
}

/** Five columns of cards, which are moved by mouse, touch or keys. */
export const Board = observer(function Board({ board, isNarrow }: Props) {
  const sensors = useBoardSensors();
  const [focus, setFocus] = useState<BoardFocus>({ id: null, reveal: false });
  const [shown, setShown] = useState<TopicStatus>(0);
  const announcements = useMemo(() => boardAnnouncements(board), [board]);

  const drop = ({ active, over, activatorEvent }: DragEndEvent): void => {
    const [lifted, status] = [liftedFrom(active), statusOfTarget(over)];
    if (lifted === null || status === null || status === lifted.status) return;
    const byKey = activatorEvent instanceof KeyboardEvent;
    setFocus({ id: lifted.topic.id, reveal: byKey });
    if (isNarrow && byKey) setShown(status);
    void board.move(lifted.topic, status);
  };
  /** By a key on a card that is not lifted: the focus goes on to the next card of the column. */
  const decide = (topic: Topic, from: TopicStatus, to: TopicStatus): void => {
    const { topics } = board.column(from);
    const index = topics.indexOf(topic);
    const next = topics[index + 1] ?? topics[index - 1] ?? topic;
    if (to !== from) setFocus({ id: next.id, reveal: true });
    void board.move(topic, to);
  };

  const columns = isNarrow ? [shown] : TOPIC_STATUSES;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnderCard}
      // The whole column is the target, so there is nothing to scroll to.
      autoScroll={false}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
        // The card is in another column then; see BoardFocus.
        restoreFocus: false,
      }}
      onDragEnd={drop}
    >
      {isNarrow && <ColumnSegments board={board} shown={shown} onShow={setShown} />}
      <div
        className={isNarrow ? `${styles.columns} ${styles.narrow}` : styles.columns}
        data-selecting={board.selection.count > 0 || undefined}
      >
        {columns.map((status) => (
          <Column
            key={status}
            board={board}
            status={status}
            isTarget={!isNarrow}
            focus={focus}
            onFocus={setFocus}
            onDecide={decide}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        <LiftedCard board={board} />
      </DragOverlay>
    </DndContext>
  );
});
