import { useDroppable } from '@dnd-kit/core';
import { useLayoutEffect, type RefObject } from 'react';
import type { TopicStatus } from '../../domain/topic/topic-status';

interface Props {
  readonly status: TopicStatus;
  readonly node: RefObject<HTMLElement | null>;
}

/** Lets cards be dropped on the element of a column, and renders nothing: the library renders it with every step. */
export function DropTarget({ status, node }: Props) {
  const { setNodeRef } = useDroppable({ id: status });
  useLayoutEffect(() => setNodeRef(node.current), [setNodeRef, node]);
  return null;
}
