import {
  type DraggableSyntheticListeners,
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { makeAutoObservable, observable } from 'mobx';
import type { RefObject } from 'react';
import type { Topic } from '../../domain/topic/topic';
import { TOPIC_STATUSES, type TopicStatus, isTopicStatus, statusOfKey } from '../../domain/topic/topic-status';
import type { TopicId } from '../../domain/shared/entity-id';
import { BY_REFERENCE } from '../../application/shared/by-reference';

export type DragListeners = NonNullable<DraggableSyntheticListeners>;

/** The element of a card, and the listeners that it gets while it is draggable. */
export interface ArmedCard extends Lifted {
  readonly node: RefObject<HTMLElement | null>;
  readonly listeners: RefObject<DragListeners | null>;
}

/**
 * Which cards are being dragged, and over which column. Cards and columns are not below the context of the
 * drag-and-drop library, which changes with every step of a drag: they observe this, by key, so that a step renders
 * those that it changes and no others.
 */
export class BoardDrag {
  /** The card that was pressed or focused last: the only one that the library knows. */
  armed: ArmedCard | null = null;
  readonly moving = observable.map<string, true>();
  /** The lifted topic, by the column that it is over; not by its own. */
  readonly over = observable.map<TopicStatus, Topic>({}, { deep: false });
  isDragging = false;
  readonly columns = Object.fromEntries(TOPIC_STATUSES.map((status) => [status, { current: null }])) as Readonly<
    Record<TopicStatus, RefObject<HTMLElement | null>>
  >;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  arm(card: ArmedCard): void {
    if (!this.isDragging && this.armed?.node !== card.node) this.armed = card;
  }

  start(topics: readonly Topic[]): void {
    this.isDragging = true;
    this.moving.replace(topics.map(({ id }) => [id, true]));
  }

  /** @param status null: over no other column */
  moveOver(topic: Topic, status: TopicStatus | null): void {
    this.over.replace(status === null ? [] : [[status, topic]]);
  }

  end(): void {
    this.isDragging = false;
    this.moving.clear();
    this.over.clear();
  }
}

/**
 * The card that has the focus, or had it until it was rendered elsewhere: the browser drops the focus with the element,
 * so the new element of the card takes it back.
 */
export interface BoardFocus {
  readonly id: TopicId | null;
  /** Moved by a key: the card takes the focus wherever that is, and is scrolled into view. */
  readonly reveal: boolean;
}

/** In pixels: a press that moves less is a click. */
const DRAG_DISTANCE = 4;
/** A press of a finger that stays for so long, in ms, and within so many pixels lifts the card; a shorter one scrolls. */
const LONG_PRESS = { delay: 300, tolerance: 8 };
const KEYS = { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] };

/** Mouse, touch and keyboard. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: toColumn, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );
}

/** The status of a droppable column, or of a droppable segment. */
export function statusOfTarget(target: { readonly id: string | number } | null): TopicStatus | null {
  return target !== null && isTopicStatus(target.id) ? target.id : null;
}

/** The status that a key chooses; null: it chooses none. */
function statusOfCode(code: string): TopicStatus | null {
  return statusOfKey(code.replace(/^(?:Digit|Numpad)/, ''));
}

/** In pixels: a lifted card has not been moved yet. */
const STILL = 2;

/** The column or segment under the pointer; without a pointer the one that a key has chosen. */
export const columnUnderCard: CollisionDetection = (drag) => {
  const { pointerCoordinates: pointer, droppableRects, droppableContainers, active, collisionRect } = drag;
  if (pointer === null) {
    const { initial } = active.rect.current;
    const isMoved =
      initial !== null &&
      Math.max(Math.abs(initial.left - collisionRect.left), Math.abs(initial.top - collisionRect.top)) > STILL;
    const own = liftedFrom(active)?.status;
    return isMoved || own === undefined ? closestCenter(drag) : [{ id: own }];
  }
  const under = droppableContainers.find(({ id }) => {
    const rect = droppableRects.get(id);
    if (rect === undefined || pointer.x < rect.left || pointer.x >= rect.right) return false;
    return pointer.y >= rect.top && pointer.y < rect.bottom;
  });
  return under === undefined ? [] : [{ id: under.id }];
};

/** What a draggable card carries. */
interface Lifted {
  readonly topic: Topic;
  readonly status: TopicStatus;
}

export function liftedFrom(active: Active | null): Lifted | null {
  return (active?.data.current as Lifted | undefined) ?? null;
}

/** Left and right move the lifted card by a column, 0 to 4 to the column of that status. */
const toColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, droppableRects, over } = context;
  // The page would scroll.
  if (event.code.startsWith('Arrow')) event.preventDefault();
  const status = statusOfCode(event.code) ?? neighbour(statusOfTarget(over), event.code);
  const column = status === null ? undefined : droppableRects.get(status);
  if (column === undefined || collisionRect === null) return undefined;
  return {
    x: column.left + (column.width - collisionRect.width) / 2,
    y: column.top + (column.height - collisionRect.height) / 2,
  };
};

function neighbour(from: TopicStatus | null, code: string): TopicStatus | null {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[code];
  if (from === null || step === undefined) return null;
  const status = from + step;
  return isTopicStatus(status) ? status : null;
}
