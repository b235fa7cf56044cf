import type { CommandGroup } from '../commands/command';
import { WRITE_COMMENT, WRITE_REASON } from '../team/team-commands';

interface OpenCardTarget {
  explain(): void;
  comment(): void;
}

export const CARD_COMMANDS = {
  id: 'card',
  name: 'Card',
  // The card is a dialog itself.
  silentIn: 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]',
  commands: {
    explain: { ...WRITE_REASON, run: (card) => card.explain() },
    comment: { ...WRITE_COMMENT, run: (card) => card.comment() },
  },
} satisfies CommandGroup<OpenCardTarget>;
