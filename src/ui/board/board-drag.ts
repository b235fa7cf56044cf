import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { RefObject } from 'react';
import type { Topic } from '../../domain/topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import type { Lifted } from './use-board-drag';
import type { TopicId } from '../../domain/shared/entity-id';

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
    const fixed = { moving: false, over: false, columns: false } as const;
    makeAutoObservable(this, { ...fixed, armed: observableRef }, { autoBind: true });
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
