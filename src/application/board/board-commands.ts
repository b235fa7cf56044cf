import type { Topic } from '../../domain/topic/topic';
import { KEYS_OF_STATUSES, setStatusOfKey, type TopicStatus } from '../../domain/topic/topic-status';
import type { CommandGroup } from '../commands/command';
import type { BoardViewModel } from './board.view-model';

/** A card of the board. */
interface CardTarget {
  readonly board: BoardViewModel;
  readonly topic: Topic;
  decide(status: TopicStatus): void;
}

export const BOARD_COMMANDS = {
  id: 'board',
  module: 'review',
  name: 'Board',
  isFirstAt: ({ screen, tab }) => screen === 'review' && tab === 'board',
  gestures: [
    [['←', '↑', '→', '↓'], 'Go to the next card'],
    [['Space'], 'Lift or drop a card'],
  ],
  commands: {
    decide: { ...KEYS_OF_STATUSES, words: 'Set the status', run: (card, key) => setStatusOfKey(key, card.decide) },
    select: {
      keys: ['s'],
      names: ['S'],
      words: 'Select the card',
      run: ({ board, topic }) => board.moves.selection.toggle(topic.id),
    },
    openCard: {
      keys: ['enter'],
      names: ['Enter'],
      words: 'Open the card',
      run: ({ board, topic }) => board.cards.open(topic),
    },
  },
} satisfies CommandGroup<CardTarget>;
