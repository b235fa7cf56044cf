import type { CommandGroup } from '../commands/command';
import type { SlideView } from './slide-view';

/** A topic in the outline of a brief. */
interface OutlineTarget {
  move(by: 1 | -1): void;
  remove(): void;
}

export const OUTLINE_COMMANDS = {
  id: 'brief',
  module: 'brief',
  name: 'Brief, in its outline',
  commands: {
    up: { keys: ['alt+arrowup'], names: ['Alt', '↑'], words: 'Move the topic up', run: (topic) => topic.move(-1) },
    down: { keys: ['alt+arrowdown'], names: ['Alt', '↓'], words: 'Move the topic down', run: (topic) => topic.move(1) },
    remove: { keys: ['delete'], names: ['Del'], words: 'Remove the topic', run: (topic) => topic.remove() },
  },
} satisfies CommandGroup<OutlineTarget>;

/** Slides over the whole window. */
interface SlideShow {
  readonly view: SlideView;
  toggleFullScreen(): void;
  openSpeaker(): void;
  escape(): void;
}

export const SLIDE_COMMANDS = {
  id: 'slides',
  module: 'brief',
  name: 'Slides of a brief',
  // The slides are a dialog themselves.
  silentIn: '[role="menu"]',
  commands: {
    next: {
      keys: ['arrowright', 'arrowdown', 'pagedown', ' '],
      names: ['→', 'Space'],
      words: 'Next slide',
      isRepeated: true,
      run: ({ view }) => view.next(),
    },
    back: {
      keys: ['arrowleft', 'arrowup', 'pageup'],
      names: ['←'],
      words: 'Back',
      isRepeated: true,
      run: ({ view }) => view.back(),
    },
    first: { keys: ['home'], names: ['Home'], words: 'First slide', run: ({ view }) => view.first() },
    last: { keys: ['end'], names: ['End'], words: 'Last slide', run: ({ view }) => view.last() },
    notes: { keys: ['n'], names: ['N'], words: 'Notes', run: ({ view }) => view.toggleNotes() },
    speaker: {
      keys: ['s'],
      names: ['S'],
      words: 'A window for the speaker, with the notes',
      run: (target) => target.openSpeaker(),
    },
    blank: { keys: ['b', '.'], names: ['B', '.'], words: 'Blank screen', run: ({ view }) => view.toggleBlank() },
    fullScreen: { keys: ['f'], names: ['F'], words: 'Full screen', run: (target) => target.toggleFullScreen() },
    escape: { keys: ['escape'], names: ['Escape'], words: 'End', run: (target) => target.escape() },
  },
} satisfies CommandGroup<SlideShow>;
