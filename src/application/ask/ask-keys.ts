import type { CommandGroup } from '../commands/command';

/** The query bar has no commands: its field has keys. */
export const ASK_KEYS = {
  id: 'ask',
  module: 'ask',
  name: 'Ask, and the bar of more filters',
  isFirstAt: ({ screen }) => screen === 'reneAI',
  gestures: [
    [['Tab', 'Enter'], 'Take the marked proposal, or confirm the sentence; Space types on'],
    [['↑', '↓'], 'Go to the next proposal'],
    [['←', '→'], 'Go to the next part of the query'],
    [['−'], 'Exclude what is typed next'],
    [[','], 'Add what is typed next as a value of the last part'],
    [['|'], 'Or: one group of the last part and what is typed next'],
    [['Backspace'], 'With nothing typed: open the last part, then remove it'],
    [['Enter'], 'With nothing typed: go to the result'],
    [['↑'], 'With nothing typed: the query before'],
    [['Alt', '←'], 'Back to the query before'],
    [['Ctrl', 'Enter'], 'In the search: filter the explorer by the chosen part'],
    [['Alt', 'Enter'], 'In the search: open the chosen part, or the words, in Ask'],
  ],
  commands: {},
} satisfies CommandGroup;
