import { useDraggable } from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { BoardViewModel } from '../../application/board/board.view-model';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { BoardFocus } from './board-focus';
import styles from './card.module.scss';
import { CardFacts } from './card-facts';
import { liftedFrom, statusOfKey, type Lifted } from './use-board-drag';

interface Props {
  readonly board: BoardViewModel;
  readonly topic: Topic;
  readonly status: TopicStatus;
  readonly isTabStop: boolean;
  /** null: another card has it. */
  readonly focus: BoardFocus | null;
  readonly onFocus: (focus: BoardFocus) => void;
  readonly onDecide: (topic: Topic, from: TopicStatus, to: TopicStatus) => void;
}

/** A topic on the board: dragged, moved by keys, opened by a click, selected with Ctrl, Cmd or Shift. */
export const Card = observer(function Card({ board, topic, status, isTabStop, focus, onFocus, onDecide }: Props) {
  const node = useRef<HTMLDivElement>(null);
  const data: Lifted = { topic, status };
  const { attributes, listeners, setNodeRef, isDragging, active } = useDraggable({ id: topic.id, data: { ...data } });
  const lifted = liftedFrom(active);
  const isSelected = board.selection.has(topic.id);
  const isMoving = isDragging || (lifted !== null && isSelected && board.movedWith(lifted.topic).includes(topic));

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focus === null || node.current === activeElement) return;
    if (focus.reveal || activeElement === body) node.current?.focus({ preventScroll: true });
  }, [focus]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (active !== null) return;
    listeners?.onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = statusOfKey(event.code);
    if (to !== null) onDecide(topic, status, to);
    else if (event.key === 'Enter') board.openCard(topic);
    else if (event.key.toLowerCase() === 's') board.selection.toggle(topic.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    const listed = board.column(status).topics.map(({ id }) => id);
    if (event.shiftKey) board.selection.range(topic.id, listed);
    else if (event.ctrlKey || event.metaKey) board.selection.toggle(topic.id);
    else board.openCard(topic);
  };

  return (
    <div
      {...attributes}
      {...listeners}
      ref={(element) => {
        node.current = element;
        setNodeRef(element);
      }}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      className={styles.card}
      data-selected={isSelected || undefined}
      data-moving={isMoving || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => focus === null && onFocus({ id: topic.id, reveal: false })}
    >
      <CardFacts board={board} topic={topic} />
      {isSelected && <span className="visually-hidden">, selected</span>}
    </div>
  );
});
