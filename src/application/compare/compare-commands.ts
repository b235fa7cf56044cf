import type { CommandGroup } from '../commands/command';

export const COMPARE_COMMANDS = {
  id: 'compare',
  module: 'compare',
  name: 'Compare',
  isFirstAt: ({ screen }) => screen === 'compare',
  commands: {
    add: { keys: ['a'], names: ['A'], words: 'Add a column', run: (target) => target.add() },
  },
} satisfies CommandGroup<{ add(): void }>;
