import { KEYS_OF_STATUSES, setStatusOfKey, type TopicStatus } from '../../domain/topic/topic-status';
import type { CommandGroup } from '../commands/command';

/** The bar of selected topics. */
interface BarTarget {
  clear(): void;
  setStatus(status: TopicStatus): void;
}

export const SELECTION_COMMANDS = {
  id: 'selection',
  name: 'Selected topics, in their bar',
  commands: {
    decide: {
      ...KEYS_OF_STATUSES,
      words: 'Set the status of all of them',
      run: (bar, key) => setStatusOfKey(key, bar.setStatus),
    },
    clear: { keys: ['escape'], names: ['Escape'], words: 'Clear the selection', run: (bar) => bar.clear() },
  },
} satisfies CommandGroup<BarTarget>;
