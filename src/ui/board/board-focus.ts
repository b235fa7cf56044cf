import type { TopicId } from '../../domain/shared/entity-id';

/**
 * The card that has the focus, or had it until it was rendered elsewhere: the browser drops the focus with the element,
 * so the new element of the card takes it back.
 */
export interface BoardFocus {
  readonly id: TopicId | null;
  /** Moved by a key: the card takes the focus wherever that is, and is scrolled into view. */
  readonly reveal: boolean;
}
