import type { CommandGroup } from '../commands/command';
import type { CardNeighbours } from './card-neighbours';

/** On an open card. */
export const CARD_NEIGHBOUR_COMMANDS = {
  id: 'card-neighbours',
  name: 'Open card',
  // The card is a dialog itself.
  silentIn: 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]',
  commands: {
    next: { keys: ['j'], names: ['J'], words: 'Next card', run: ({ goToNext }) => goToNext() },
    previous: { keys: ['k'], names: ['K'], words: 'Previous card', run: ({ goToPrevious }) => goToPrevious() },
  },
} satisfies CommandGroup<Pick<CardNeighbours, 'goToNext' | 'goToPrevious'>>;
