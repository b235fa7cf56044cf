import type { CommandGroup } from '../commands/command';
import { WRITE_COMMENT, WRITE_REASON } from './team-commands';

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
