import { KEYS_OF_STATUSES, setStatusOfKey, type TopicStatus } from '../../domain/topic/topic-status';
import type { CommandGroup } from '../commands/command';

/** A row of a list of topics. */
interface RowTarget {
  toggle(): void;
  setStatus(status: TopicStatus): void;
}

export const LIST_COMMANDS = {
  id: 'lists',
  name: 'Lists',
  isFirstAt: ({ screen, tab }) => screen === 'data' && /list/i.test(tab),
  gestures: [
    [['↑', '↓'], 'Go to the next row'],
    [['Shift', '↑', '↓'], 'Select the next rows as well'],
    [['←', '→'], 'Fold or unfold a trend'],
    [['Enter'], 'Open the card'],
  ],
  commands: {
    select: { keys: ['x'], names: ['X'], words: 'Select the row', run: (row) => row.toggle() },
    decide: {
      ...KEYS_OF_STATUSES,
      words: 'Set the status of the row',
      run: (row, key) => setStatusOfKey(key, row.setStatus),
    },
  },
} satisfies CommandGroup<RowTarget>;

/** Maps have no commands: their marks have keys. */
export const MAP_KEYS = {
  id: 'maps',
  name: 'Maps',
  isFirstAt: ({ screen, tab }) => screen === 'data' && !/list/i.test(tab),
  gestures: [
    [['←', '↑', '→', '↓'], 'Go to the next topic or trend'],
    [['Enter'], 'Open the card'],
    [['Ctrl', 'Click'], 'Select or deselect a topic'],
    [['Shift', 'Drag'], 'Select the topics in a rectangle'],
    [['+', '−'], 'Zoom in and out'],
  ],
  commands: {},
} satisfies CommandGroup;
