import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { countOf } from '../../domain/shared/figures';
import { STATUS_KEYS, topicStatusName, UNDECIDED } from '../../domain/topic/topic-status';
import { liftedFrom, statusOfTarget } from './board-drag';

/** Of the element that holds the instructions. */
export const DRAG_INSTRUCTIONS_ID = 'board-instructions';

/** Read with each card. */
export const DRAG_INSTRUCTIONS =
  `Arrows move between the cards. Press Space to lift, ${STATUS_KEYS} to set the status, Enter to open, S to select. ` +
  `While lifted: left, right or ${STATUS_KEYS} choose a status, Space drops, Escape returns.`;

/** What a screen reader says while a card is lifted. */
export function boardAnnouncements(board: BoardViewModel): Announcements {
  const name = (active: Active): string => {
    const lifted = liftedFrom(active);
    if (lifted === null) return '';
    const { length } = board.moves.movedWith(lifted.topic);
    return length === 1 ? lifted.topic.name : countOf(length, 'topic');
  };
  const returned = (active: Active): string =>
    `${name(active)} returned to ${topicStatusName(liftedFrom(active)?.status ?? UNDECIDED)}.`;
  const isHome = (active: Active, over: Over | null): boolean =>
    statusOfTarget(over) === null || statusOfTarget(over) === liftedFrom(active)?.status;
  let hasLeft = false;
  return {
    onDragStart: ({ active }) => {
      hasLeft = false;
      return `${name(active)} lifted from ${topicStatusName(liftedFrom(active)?.status ?? UNDECIDED)}.`;
    },
    onDragOver: ({ active, over }) => {
      const [lifted, status] = [liftedFrom(active), statusOfTarget(over)];
      // It lies over its own column at first, which would replace the words above.
      if (!hasLeft && isHome(active, over)) return undefined;
      hasLeft = true;
      if (lifted === null || status === null) return 'No column.';
      return `${topicStatusName(status)}, ${countOf(board.column(status).topics.length, 'topic')}.`;
    },
    onDragEnd: ({ active, over }) => {
      const status = statusOfTarget(over);
      return isHome(active, over) || status === null
        ? returned(active)
        : `${name(active)} dropped in ${topicStatusName(status)}.`;
    },
    onDragCancel: ({ active }) => returned(active),
  };
}
