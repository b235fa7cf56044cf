import { DndContext, DragOverlay, type DragEndEvent, type DragOverEvent, type DragStartEvent } from '@dnd-kit/core';
import { useMemo, type ReactNode } from 'react';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { boardAnnouncements, DRAG_INSTRUCTIONS, DRAG_INSTRUCTIONS_ID } from './board-announcements';
import type { BoardDrag } from './board-drag';
import { DraggableCard } from './draggable-card';
import { LiftedCard } from './lifted-card';
import { columnUnderCard, liftedFrom, statusOfTarget, useBoardSensors } from './use-board-drag';

interface Props {
  readonly board: BoardViewModel;
  readonly drag: BoardDrag;
  readonly onDrop: (event: DragEndEvent) => void;
  /** What cards can be dropped on. */
  readonly children: ReactNode;
}

/** The drag-and-drop library, beside the columns: what is below its context is walked through with every step. */
export function BoardContext({ board, drag, onDrop, children }: Props) {
  const sensors = useBoardSensors();
  const announcements = useMemo(() => boardAnnouncements(board), [board]);
  const lift = ({ active }: DragStartEvent): void => {
    const lifted = liftedFrom(active);
    if (lifted !== null) drag.start(board.movedWith(lifted.topic));
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
