import { KEYS_OF_STATUSES, setStatusOfKey, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import type { CommandGroup } from '../commands/command';
import type { ReviewViewModel } from './review.view-model';

interface QueueTarget {
  readonly review: ReviewViewModel;
  writeNote(): void;
}

/** Of the queue. */
export const REVIEW_COMMANDS = {
  id: 'review',
  module: 'review',
  name: 'Review',
  isFirstAt: ({ screen, tab }) => screen === 'review' && tab !== 'board',
  commands: {
    decide: {
      ...KEYS_OF_STATUSES,
      words: `Set ${TOPIC_STATUSES.map(topicStatusName).join(', ')}, and go on`,
      run: ({ review }, key) => setStatusOfKey(key, review.decide),
    },
    confirm: {
      keys: ['y'],
      names: ['Y'],
      words: 'Confirm a decision that is to be made again, and go on',
      run: ({ review }) => review.confirm(),
    },
    next: {
      keys: ['j', 'arrowdown', 'arrowright'],
      names: ['J', '↓', '→'],
      words: 'Next topic',
      isRepeated: true,
      run: ({ review }) => review.next(),
    },
    back: {
      keys: ['k', 'arrowup', 'arrowleft'],
      names: ['K', '↑', '←'],
      words: 'Back',
      isRepeated: true,
      run: ({ review }) => review.back(),
    },
    writeNote: {
      keys: ['n'],
      names: ['N'],
      words: 'Write a note; Escape leaves it',
      run: (target) => target.writeNote(),
    },
    select: {
      keys: ['s', ' '],
      names: ['S', 'Space'],
      words: 'Select the topic',
      run: ({ review }) => review.toggleSelected(),
    },
    openCard: { keys: ['enter'], names: ['Enter'], words: 'Open the card', run: ({ review }) => review.openCard() },
    undo: { keys: ['z'], names: ['Z'], words: 'Take back the last decision', run: ({ review }) => review.undo() },
  },
} satisfies CommandGroup<QueueTarget>;
