import { useDndContext, useDraggable } from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { countOf } from '../../domain/shared/figures';
import { topicStatusName } from '../../domain/topic/topic-status';
import { CardFacts } from './card-facts';
import styles from './card.module.scss';
import { liftedFrom, statusOfTarget } from './use-board-drag';
import { useLayoutEffect } from 'react';
import type { ArmedCard, BoardDrag } from './board-drag';

/** What follows the pointer: the card, or the number of topics of a selection, and the status that it would get. */
export const LiftedCard = observer(function LiftedCard({ board }: { readonly board: BoardViewModel }) {
  const { active, over } = useDndContext();
  const lifted = liftedFrom(active);
  if (lifted === null) return null;
  const status = statusOfTarget(over);
  const { length } = board.movedWith(lifted.topic);
  return (
    <div className={`${styles.card} ${styles.lifted}`} aria-hidden="true">
      {status !== null && status !== lifted.status && (
        <span className={styles.tag}>
          {topicStatusName(status)} <kbd>{status}</kbd>
        </span>
      )}
      {length > 1 && <span className={styles.several}>{countOf(length, 'topic')}</span>}
      <CardFacts board={board} topic={lifted.topic} />
    </div>
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
