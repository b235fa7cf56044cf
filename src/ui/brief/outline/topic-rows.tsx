import { Box, Text } from '../../kit/layout/stack';
import styles from './outline.module.scss';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import type { TopicId } from '../../../domain/shared/entity-id';
import { quadrantHue } from '../../signal/dot';
import { Ellipsis, GripVertical } from 'lucide-react';
import { OUTLINE_COMMANDS } from '../../../application/brief/brief-commands';
import type { Topic } from '../../../domain/topic/topic';
import { Menu } from '../../kit/overlays/menu';
import { shortcutsOf } from '../../keys/key';
import { runKey } from '../../keys/use-commands';

interface Props {
  readonly model: BriefViewModel;
  readonly onGo: (target: string) => void;
}

const DRAG_DISTANCE = 4;
const LONG_PRESS = { delay: 250, tolerance: 8 };

/** The topics in their order, which is changed by dragging, by Alt with the arrow keys, or by a menu. */
export const OutlineTopics = observer(function OutlineTopics({ model, onGo }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<TopicId | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // The row that has the focus after its topic was moved or removed.
  const [focused, setFocused] = useState<TopicId | null>(null);
  const { topics, editor } = model;
  const ids = topics.map(({ id }) => id);
  const liftedTopic = topics.find(({ id }) => id === lifted);

  useEffect(() => {
    if (focused === null) return;
    list.current?.querySelector<HTMLElement>(`[data-topic="${focused}"] [data-name]`)?.focus();
    setFocused(null);
  }, [focused]);

  const move = (id: TopicId, to: number): void => {
    // Topics that the project no longer has count as well.
    const target = ids[to];
    const index = target === undefined ? -1 : editor.content.topics.indexOf(target);
    if (!editor.move(id, index)) return;
    const name = topics.find((topic) => topic.id === id)?.name ?? '';
    setAnnouncement(`${name}, ${to + 1} of ${ids.length}.`);
    setFocused(id);
  };
  const remove = (id: TopicId): void => {
    const index = ids.indexOf(id);
    const name = topics[index]?.name ?? '';
    editor.remove(id);
    setAnnouncement(`${name} removed. Undo brings it back.`);
    setFocused(ids[index + 1] ?? ids[index - 1] ?? null);
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    setLifted(null);
    if (over !== null) move(active.id as TopicId, ids.indexOf(over.id as TopicId));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setLifted(active.id as TopicId)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
      // The names of the rows say how they are moved by keys.
      accessibility={{ restoreFocus: false, screenReaderInstructions: { draggable: '' } }}
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ol ref={list} aria-label="Topics of the brief">
        {topics.map((topic, index) => (
          <TopicRow
            key={topic.id}
            number={index + 1}
            topic={topic}
            count={ids.length}
            liftedIndex={lifted === null ? null : ids.indexOf(lifted)}
            onMove={(to) => move(topic.id, to)}
            onRemove={() => remove(topic.id)}
            onGo={() => onGo(`topic-${index + 1}`)}
          />
        ))}
      </ol>
      <DragOverlay dropAnimation={null}>
        {liftedTopic !== undefined && (
          <Box
            type="small"
            className={`${styles.row} ${styles.lifted}`}
            data-quadrant={quadrantHue(liftedTopic.quadrant)}
          >
            <span className={styles.dot} />
            <span className={styles.name}>{liftedTopic.name}</span>
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
});

interface RowProps {
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

const namesOf = (command: keyof typeof OUTLINE_COMMANDS.commands): string =>
  OUTLINE_COMMANDS.commands[command].names.join('+');

/** A topic of the outline. Alt with the arrow keys moves it, Delete removes it. */
function TopicRow({ number, topic, count, liftedIndex, onMove, onRemove, onGo }: RowProps) {
  const index = number - 1;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: topic.id });
  const target = useDroppable({ id: topic.id });
  const onKeyDown = (event: KeyboardEvent): void =>
    void runKey(OUTLINE_COMMANDS, { move: (by) => onMove(index + by), remove: onRemove }, event);
  const drop = target.isOver && liftedIndex !== null && liftedIndex !== index;
  const items = [
    ...(index > 0 ? [{ text: 'Move up', keys: namesOf('up'), onSelect: () => onMove(index - 1) }] : []),
    ...(index < count - 1 ? [{ text: 'Move down', keys: namesOf('down'), onSelect: () => onMove(index + 1) }] : []),
    { text: 'Remove from the brief', keys: namesOf('remove'), onSelect: onRemove },
  ];
  return (
    <Text
      as="li"
      type="small"
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
        aria-keyshortcuts={Object.values(OUTLINE_COMMANDS.commands).map(shortcutsOf).join(' ')}
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
    </Text>
  );
}
