import type { CommandGroup } from '../commands/command';

/** The query bar has no commands: its field has keys. */
export const ASK_KEYS = {
  id: 'ask',
  module: 'ask',
  name: 'Ask, and the conditions in More filters',
  isFirstAt: ({ screen }) => screen === 'reneAI',
  gestures: [
    [['Tab', 'Enter'], 'Accept the marked proposal, or confirm the sentence; Space goes on typing'],
    [['↑', '↓'], 'Go to the next proposal'],
    [['←', '→'], 'Go to the next part of the query'],
    [['−'], 'Exclude what is typed next'],
    [[','], 'Add what is typed next as a value of the last part'],
    [['|'], 'Or: one group of the last part and what is typed next'],
    [['Backspace'], 'With nothing typed: open the last part, then remove it'],
    [['Enter'], 'With nothing typed: go to the result'],
    [['↑'], 'With nothing typed: the previous query'],
    [['Alt', '←'], 'Back to the previous query'],
    [['Ctrl', 'Enter'], 'In the search: filter the explorer by the chosen part'],
    [['Alt', 'Enter'], 'In the search: open the chosen part, or the words, in Ask'],
  ],
  commands: {},
} satisfies CommandGroup;
