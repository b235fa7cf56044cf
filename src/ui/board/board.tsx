import {
  type DragEndEvent,
  DndContext,
  DragOverlay,
  type DragOverEvent,
  type DragStartEvent,
  useDroppable,
} from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import { useState, useMemo, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import type { BoardViewModel } from '../../application/board/board.view-model';
import type { Topic } from '../../domain/topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import { usePageView } from '../kit/layout/page-view';
import { BoardDrag, type BoardFocus, liftedFrom, statusOfTarget, columnUnderCard, useBoardSensors } from './board-drag';
import { ColumnOfBoard } from './column';
import { ColumnSegments } from './column-segments';
import styles from './board.module.scss';
import { boardAnnouncements, DRAG_INSTRUCTIONS, DRAG_INSTRUCTIONS_ID } from './board-announcements';
import { DraggableCard, LiftedCard } from './card';

interface Props {
  readonly board: BoardViewModel;
  /** One column at a time, chosen by segments that cards can be dropped on. */
  readonly isNarrow: boolean;
}

/** Five columns of cards, which are moved by mouse, touch or keys. */
export const Board = observer(function Board({ board, isNarrow }: Props) {
  const [drag] = useState(() => new BoardDrag());
  const [focus, setFocus] = useState<BoardFocus>({ id: null, reveal: false });
  const [shown, setShown] = useState<TopicStatus>(0);

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

  const beside = (status: TopicStatus, step: number, index: number): Topic | undefined => {
    if (isNarrow) return undefined;
    const towards = step < 0 ? TOPIC_STATUSES.slice(0, status).toReversed() : TOPIC_STATUSES.slice(status + 1);
    const { topics } = towards.map((each) => board.column(each)).find(({ topics: some }) => some.length > 0) ?? {};
    return topics?.[Math.min(index, topics.length - 1)];
  };

  // Paper has room for all columns beside each other, whatever the window has.
  const { isPrinting } = usePageView();
  const columns = isNarrow && !isPrinting ? [shown] : TOPIC_STATUSES;
  return (
    <>
      {isNarrow && (
        <BoardContext board={board} drag={drag} onDrop={drop}>
          <ColumnSegments board={board} shown={shown} onShow={setShown} />
        </BoardContext>
      )}
      <div className={isNarrow ? `${styles.columns} ${styles.narrow}` : styles.columns} data-print="flow">
        {columns.map((status) => (
          <ColumnOfBoard
            key={status}
            board={board}
            drag={drag}
            status={status}
            isTarget={!isNarrow}
            focus={focus}
            onFocus={setFocus}
            onDecide={decide}
            beside={(step, index) => beside(status, step, index)}
          />
        ))}
      </div>
      {/* After the columns, whose elements it needs. */}
      {!isNarrow && (
        <BoardContext board={board} drag={drag} onDrop={drop}>
          {TOPIC_STATUSES.map((status) => (
            <DropTarget key={status} status={status} node={drag.columns[status]} />
          ))}
        </BoardContext>
      )}
    </>
  );
});

interface BoardContextProps {
  readonly board: BoardViewModel;
  readonly drag: BoardDrag;
  readonly onDrop: (event: DragEndEvent) => void;
  /** What cards can be dropped on. */
  readonly children: ReactNode;
}

/** The drag-and-drop library, beside the columns: what is below its context is walked through with every step. */
function BoardContext({ board, drag, onDrop, children }: BoardContextProps) {
  const sensors = useBoardSensors();
  const announcements = useMemo(() => boardAnnouncements(board), [board]);
  const lift = ({ active }: DragStartEvent): void => {
    const lifted = liftedFrom(active);
    if (lifted !== null) drag.start(board.moves.movedWith(lifted.topic));
  };
  const moveOver = ({ active, over }: DragOverEvent): void => {
    const [lifted, status] = [liftedFrom(active), statusOfTarget(over)];
    if (lifted !== null) drag.moveOver(lifted.topic, status === lifted.status ? null : status);
  };
  return (
    <DndContext
      id={DRAG_INSTRUCTIONS_ID}
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
      onDragStart={lift}
      onDragOver={moveOver}
      onDragEnd={(event) => {
        drag.end();
        onDrop(event);
      }}
      onDragCancel={drag.end}
    >
      {children}
      <DraggableCard drag={drag} />
      <DragOverlay dropAnimation={null}>
        <LiftedCard board={board} />
      </DragOverlay>
    </DndContext>
  );
}

interface DropTargetProps {
  readonly status: TopicStatus;
  readonly node: RefObject<HTMLElement | null>;
}

/** Lets cards be dropped on the element of a column, and renders nothing: the library renders it with every step. */
function DropTarget({ status, node }: DropTargetProps) {
  const { setNodeRef } = useDroppable({ id: status });
  useLayoutEffect(() => setNodeRef(node.current), [setNodeRef, node]);
  return null;
}
