import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import type { TopicId } from '../../../domain/shared/entity-id';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './outline.module.scss';
import { TopicRow } from './topic-row';

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
          <div className={`${styles.row} ${styles.lifted}`} data-quadrant={quadrantHue(liftedTopic.quadrant)}>
            <span className={styles.dot} />
            <span className={styles.name}>{liftedTopic.name}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
});
