import type { CommandGroup } from '../commands/command';

const WRITE_REASON = { keys: ['w'], names: ['W'], words: 'Write the reason of your decision, for the team' };
const WRITE_COMMENT = { keys: ['c'], names: ['C'], words: 'Write a comment to the team' };
/** Keeps what is written. */
export const KEEP_REASON = { keys: ['enter'], names: ['Enter'] };

interface OpenCardTarget {
  explain(): void;
  comment(): void;
}

/** On the card of a topic. */
export const CARD_COMMANDS = {
  id: 'card',
  module: 'team',
  name: 'Card',
  // The card is a dialog itself.
  silentIn: 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]',
  commands: {
    explain: { ...WRITE_REASON, run: (card) => card.explain() },
    comment: { ...WRITE_COMMENT, run: (card) => card.comment() },
  },
} satisfies CommandGroup<OpenCardTarget>;

interface QueueTarget {
  /** Absent where the part on the screen has no reason to write. */
  readonly explain?: () => void;
  readonly comment?: () => void;
}

/** In the review queue: the reason of the last decision, a comment on the topic under review. */
export const TEAM_QUEUE_COMMANDS = {
  id: 'team-queue',
  module: 'team',
  name: 'Team in the review',
  commands: {
    explain: { ...WRITE_REASON, isOffered: ({ explain }) => explain !== undefined, run: ({ explain }) => explain?.() },
    comment: { ...WRITE_COMMENT, isOffered: ({ comment }) => comment !== undefined, run: ({ comment }) => comment?.() },
  },
} satisfies CommandGroup<QueueTarget>;
