import type { CommandScope } from './commands';

/** The parts of the product in the list of keys: those with commands, and those whose controls alone have keys. */
export type KeyScope = CommandScope | 'maps' | 'ask';

/** In the order of the list of keys. */
export const SCOPE_NAMES: Readonly<Record<KeyScope, string>> = {
  everywhere: 'Everywhere',
  maps: 'Maps',
  ask: 'Ask, and the bar of more filters',
  lists: 'Lists',
  review: 'Review',
  card: 'Card',
  board: 'Board',
  selection: 'Selected topics, in their bar',
  compare: 'Compare',
  brief: 'Brief, in its outline',
  slides: 'Slides of a brief',
};

/** Keys that a control or the browser acts on, as the list of keys names them: the keys, then what they do. */
type Gesture = readonly [keys: readonly string[], words: string];

const ARROWS = ['←', '↑', '→', '↓'];

export const GESTURES: Readonly<Partial<Record<KeyScope, readonly Gesture[]>>> = {
  everywhere: [[['Escape'], 'Close what is open']],
  maps: [
    [ARROWS, 'Go to the next topic or trend'],
    [['Enter'], 'Open the card'],
    [['+', '−'], 'Zoom in and out'],
  ],
  ask: [
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
  lists: [
    [['↑', '↓'], 'Go to the next row'],
    [['Shift', '↑', '↓'], 'Select the next rows as well'],
    [['Enter'], 'Open the card'],
  ],
  board: [
    [ARROWS, 'Go to the next card'],
    [['Space'], 'Lift a card, drop it'],
  ],
};
