import { BOARD_COMMANDS } from '../../application/board/board-commands';
import { Stack, Text } from '../kit/layout/stack';
import styles from './card.module.scss';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { BoardViewModel } from '../../application/board/board.view-model';
import type { Topic } from '../../domain/topic/topic';
import { type TopicStatus, topicStatusName } from '../../domain/topic/topic-status';
import { DRAG_INSTRUCTIONS_ID } from './board-announcements';
import {
  type BoardDrag,
  type DragListeners,
  type BoardFocus,
  type ArmedCard,
  liftedFrom,
  statusOfTarget,
} from './board-drag';
import { runKey } from '../keys/use-commands';
import { CardFacts } from './card-facts';
import { useDndContext, useDraggable } from '@dnd-kit/core';
import { countOf } from '../../domain/shared/figures';

interface Props {
  readonly board: BoardViewModel;
  readonly drag: BoardDrag;
  readonly topic: Topic;
  readonly status: TopicStatus;
  readonly isTabStop: boolean;
  /** null: another card has it. */
  readonly focus: BoardFocus | null;
  readonly onFocus: (focus: BoardFocus) => void;
  readonly onDecide: (topic: Topic, from: TopicStatus, to: TopicStatus) => void;
}

/** A topic on the board: dragged, moved by keys, opened by a click, selected with Ctrl, Cmd or Shift. */
export const Card = observer(function Card(props: Props) {
  const { board, drag, topic, status, isTabStop, focus, onFocus, onDecide } = props;
  const node = useRef<HTMLDivElement>(null);
  const listeners = useRef<DragListeners | null>(null);
  const isSelected = board.moves.selection.has(topic.id);
  const { isReadOnly } = board.whose;
  const isMoving = drag.moving.has(topic.id);
  // Before the press itself arrives.
  const arm = (): void => {
    if (!isReadOnly) flushSync(() => drag.arm({ topic, status, node, listeners }));
  };

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focus === null || node.current === activeElement) return;
    if (focus.reveal || activeElement === body) node.current?.focus({ preventScroll: true });
  }, [focus]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (drag.isDragging) return;
    listeners.current?.['onKeyDown']?.(event);
    const decide = (to: TopicStatus): void => {
      if (!isReadOnly) onDecide(topic, status, to);
    };
    if (runKey(BOARD_COMMANDS, { board, topic, decide }, event)) event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    const listed = board.column(status).topics.map(({ id }) => id);
    if (event.shiftKey) board.moves.selection.range(topic.id, listed);
    else if (event.ctrlKey || event.metaKey) board.moves.selection.toggle(topic.id);
    else board.cards.open(topic);
  };

  return (
    <Stack
      gap={4}
      ref={node}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-roledescription={isReadOnly ? undefined : 'draggable'}
      aria-describedby={isReadOnly ? undefined : DRAG_INSTRUCTIONS_ID}
      data-fixed={isReadOnly || undefined}
      aria-pressed={isMoving || undefined}
      className={styles.card}
      data-selected={isSelected || undefined}
      data-moving={isMoving || undefined}
      onPointerDownCapture={arm}
      onMouseDown={(event) => listeners.current?.['onMouseDown']?.(event)}
      onTouchStart={(event) => listeners.current?.['onTouchStart']?.(event)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => {
        if (!isReadOnly) drag.arm({ topic, status, node, listeners });
        if (focus === null) onFocus({ id: topic.id, reveal: false });
      }}
    >
      <CardFacts board={board} topic={topic} />
      {isSelected && <span className="visually-hidden"> (selected)</span>}
    </Stack>
  );
});

/** What follows the pointer: the card, or the number of topics of a selection, and the status that it would get. */
export const LiftedCard = observer(function LiftedCard({ board }: { readonly board: BoardViewModel }) {
  const { active, over } = useDndContext();
  const lifted = liftedFrom(active);
  if (lifted === null) return null;
  const status = statusOfTarget(over);
  const { length } = board.moves.movedWith(lifted.topic);
  return (
    <Stack gap={4} className={`${styles.card} ${styles.lifted}`} aria-hidden="true">
      {status !== null && status !== lifted.status && (
        <Text as="span" type="chip" className={styles.tag}>
          {topicStatusName(status)} <kbd>{status}</kbd>
        </Text>
      )}
      {length > 1 && (
        <Text as="span" type="chip" className={styles.several}>
          {countOf(length, 'topic')}
        </Text>
      )}
      <CardFacts board={board} topic={lifted.topic} />
    </Stack>
  );
});

/** Makes the element of the card that was pressed or focused draggable, and renders nothing. */
export const DraggableCard = observer(function DraggableCard({ drag: { armed } }: { readonly drag: BoardDrag }) {
  return armed && <Draggable key={`${armed.topic.id} ${armed.status}`} card={armed} />;
});

function Draggable({ card: { topic, status, node, listeners } }: { readonly card: ArmedCard }) {
  const { setNodeRef, listeners: own } = useDraggable({ id: topic.id, data: { topic, status } });
  useLayoutEffect(() => {
    setNodeRef(node.current);
    listeners.current = own ?? null;
    return () => {
      listeners.current = null;
    };
  }, [setNodeRef, node, listeners, own]);
  return null;
}
