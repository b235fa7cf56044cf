import { useDraggable } from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { ArmedCard, BoardDrag } from './board-drag';

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
