import { statusKey, TOPIC_STATUSES, topicStatusName } from '../topic/topic-status';

/** A command that has keys: what they are, how they are named, and what they do. */
export interface KeyCommand {
  /** Of KeyboardEvent.key, in lower case; empty: a part of the browser or of a control handles them. */
  readonly keys: readonly string[];
  /** As they are printed on the keyboard. */
  readonly names: readonly string[];
  readonly words: string;
  /** Goes on while the key is held. */
  readonly isRepeated?: true;
}

export type KeyCommands = Readonly<Record<string, KeyCommand>>;

const STATUS_KEYS = TOPIC_STATUSES.map(statusKey);
const arrows = { keys: [], names: ['←', '↑', '→', '↓'] };
const openCard = { keys: [], names: ['Enter'], words: 'Open the card' };

/** All keys of the product by the part of it in which they work. Handlers, the list of keys and hints read them here. */
export const KEY_COMMANDS = {
  everywhere: {
    search: { keys: [], names: ['Ctrl', 'K'], words: 'Search, or choose an action' },
    undo: { keys: ['z'], names: ['Z'], words: 'Take back the last decision' },
    showKeys: { keys: ['?'], names: ['?'], words: 'Show the keys' },
    close: { keys: [], names: ['Escape'], words: 'Close what is open' },
  },
  maps: {
    go: { ...arrows, words: 'Go to the next topic or trend' },
    openCard,
    zoom: { keys: [], names: ['+', '−'], words: 'Zoom in and out' },
  },
  lists: {
    go: { keys: [], names: ['↑', '↓'], words: 'Go to the next row' },
    select: { keys: [], names: ['X'], words: 'Select the row' },
    extend: { keys: [], names: ['Shift', '↑', '↓'], words: 'Select the next rows as well' },
    decide: { keys: [], names: STATUS_KEYS, words: 'Set the status of the row' },
    openCard,
  },
  review: {
    decide: {
      keys: STATUS_KEYS,
      names: STATUS_KEYS,
      words: `Set ${TOPIC_STATUSES.map(topicStatusName).join(', ')}, and go on`,
    },
    next: { keys: ['j', 'arrowdown', 'arrowright'], names: ['J', '↓', '→'], words: 'Next topic', isRepeated: true },
    back: { keys: ['k', 'arrowup', 'arrowleft'], names: ['K', '↑', '←'], words: 'Back', isRepeated: true },
    writeNote: { keys: ['n'], names: ['N'], words: 'Write a note; Escape leaves it' },
    select: { keys: ['s', ' '], names: ['S', 'Space'], words: 'Select the topic' },
    openCard: { ...openCard, keys: ['enter'] },
  },
  board: {
    go: { ...arrows, words: 'Go to the next card' },
    lift: { keys: [], names: ['Space'], words: 'Lift a card, drop it' },
    decide: { keys: [], names: STATUS_KEYS, words: 'Set the status' },
    select: { keys: [], names: ['S'], words: 'Select the card' },
    openCard,
  },
  compare: {
    add: { keys: ['a'], names: ['A'], words: 'Add a column' },
  },
  deck: {
    next: {
      keys: ['arrowright', 'arrowdown', 'pagedown', ' '],
      names: ['→', 'Space'],
      words: 'Next slide',
      isRepeated: true,
    },
    back: { keys: ['arrowleft', 'arrowup', 'pageup'], names: ['←'], words: 'Back', isRepeated: true },
    first: { keys: ['home'], names: ['Home'], words: 'First slide' },
    last: { keys: ['end'], names: ['End'], words: 'Last slide' },
    mark: { keys: ['w'], names: ['W'], words: 'Worth pursuing' },
    notes: { keys: ['n'], names: ['N'], words: 'Notes' },
    timer: { keys: ['t'], names: ['T'], words: 'Start and stop the timer' },
    longer: { keys: ['+'], names: ['+'], words: 'A minute more', isRepeated: true },
    shorter: { keys: ['-'], names: ['−'], words: 'A minute less', isRepeated: true },
    blank: { keys: ['b', '.'], names: ['B', '.'], words: 'Blank screen' },
    fullScreen: { keys: ['f'], names: ['F'], words: 'Full screen' },
    escape: { keys: ['escape'], names: ['Escape'], words: 'End' },
  },
} as const satisfies Readonly<Record<string, KeyCommands>>;

export type KeyScope = keyof typeof KEY_COMMANDS;

export const KEY_SCOPE_NAMES: Readonly<Record<KeyScope, string>> = {
  everywhere: 'Everywhere',
  maps: 'Maps',
  lists: 'Lists',
  review: 'Review',
  board: 'Board',
  compare: 'Compare',
  deck: 'Deck',
};
