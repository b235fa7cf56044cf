import type { CommandGroup } from '../commands/command';
import type { CardNeighbours } from './card-neighbours';

/** On an open card. */
export const CARD_NEIGHBOUR_COMMANDS = {
  id: 'card-neighbours',
  name: 'Open card',
  // The card is a dialog itself.
  silentIn: 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]',
  commands: {
    next: { keys: ['j'], names: ['J'], words: 'The card after it', run: ({ goToNext }) => goToNext() },
    previous: { keys: ['k'], names: ['K'], words: 'The card before it', run: ({ goToPrevious }) => goToPrevious() },
  },
} satisfies CommandGroup<Pick<CardNeighbours, 'goToNext' | 'goToPrevious'>>;
