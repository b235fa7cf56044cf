import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Ellipsis, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { COMMANDS } from '../../../application/shell/commands/commands';
import type { Topic } from '../../../domain/topic/topic';
import { Menu } from '../../kit/overlays/menu';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { shortcutsOf } from '../../keys/key';
import { runKey } from '../../keys/run-key';
import styles from './outline.module.scss';

interface Props {
  /** From 1. */
  readonly number: number;
  readonly topic: Topic;
  readonly count: number;
  /** Of the topic that is being dragged; null: none. */
  readonly liftedIndex: number | null;
  /** @param to an index from 0 */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onGo: () => void;
}

const namesOf = (command: keyof typeof COMMANDS.brief): string => COMMANDS.brief[command].names.join('+');

/** A topic of the outline. Alt with the arrow keys moves it, Delete removes it. */
export function TopicRow({ number, topic, count, liftedIndex, onMove, onRemove, onGo }: Props) {
  const index = number - 1;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: topic.id });
  const target = useDroppable({ id: topic.id });
  const onKeyDown = (event: KeyboardEvent): void =>
    void runKey('brief', { move: (by) => onMove(index + by), remove: onRemove }, event);
  const drop = target.isOver && liftedIndex !== null && liftedIndex !== index;
  const items = [
    ...(index > 0 ? [{ text: 'Move up', keys: namesOf('up'), onSelect: () => onMove(index - 1) }] : []),
    ...(index < count - 1 ? [{ text: 'Move down', keys: namesOf('down'), onSelect: () => onMove(index + 1) }] : []),
    { text: 'Remove from the brief', keys: namesOf('remove'), onSelect: onRemove },
  ];
  return (
    <li
      ref={target.setNodeRef}
      className={styles.row}
      data-topic={topic.id}
      data-quadrant={quadrantHue(topic.quadrant)}
      data-lifted={isDragging || undefined}
      data-drop={drop ? (liftedIndex < index ? 'after' : 'before') : undefined}
    >
      <span ref={setNodeRef} className={styles.grip} {...listeners} aria-hidden="true">
        <GripVertical size={16} strokeWidth={1.75} />
      </span>
      <span className={styles.dot} />
      <button
        type="button"
        data-name
        className={styles.name}
        dir="auto"
        title={topic.name}
        aria-keyshortcuts={Object.values(COMMANDS.brief).map(shortcutsOf).join(' ')}
        onClick={onGo}
        onKeyDown={onKeyDown}
      >
        {topic.name}
      </button>
      <Menu
        label={`${topic.name} in the brief`}
        triggerLabel={`More for ${topic.name}`}
        triggerClassName={styles.more}
        trigger={<Ellipsis size={16} aria-hidden="true" />}
        groups={[{ items }]}
      />
    </li>
  );
}
