import type { Topic } from '../../../domain/topic/topic';
import {
  statusKey,
  statusOfKey,
  TOPIC_STATUSES,
  topicStatusName,
  type TopicStatus,
} from '../../../domain/topic/topic-status';
import type { BoardViewModel } from '../../board/board.view-model';
import type { SlideView } from '../../brief/slide-view';
import type { UndoDecision } from '../../decisions/undo-decision';
import type { ShareLink } from '../../flashcards/card-sources';
import type { ReviewViewModel } from '../../review/review.view-model';
import type { LogOut } from '../log-out';
import type { PageControls } from '../../shared/viewport';
import type { ThemeStore } from '../../shared/theme.store';
import type { Commands } from './command';
import type { TeamTools } from '../../team/team-loader';

/** The commands of the shell act on these. */
export interface ShellTarget {
  readonly page: PageControls;
  readonly undo: UndoDecision;
  readonly theme: ThemeStore;
  readonly share: ShareLink;
  readonly logOut: LogOut;
  showKeys(): void;
}

/** What the commands of a part of the product act on. */
export interface Targets {
  readonly everywhere: ShellTarget;
  readonly lists: { toggle(): void; setStatus(status: TopicStatus): void };
  /** team: null without one. */
  readonly review: {
    readonly review: ReviewViewModel;
    readonly team: TeamTools | null;
    explain(): void;
    writeNote(): void;
  };
  readonly card: { explain(): void; comment(): void };
  readonly board: { readonly board: BoardViewModel; readonly topic: Topic; decide(status: TopicStatus): void };
  readonly selection: { clear(): void; setStatus(status: TopicStatus): void };
  readonly compare: { add(): void };
  readonly brief: { move(by: 1 | -1): void; remove(): void };
  readonly slides: SlideShow;
}

export type CommandScope = keyof Targets;

/** Slides over the whole window. */
interface SlideShow {
  readonly view: SlideView;
  toggleFullScreen(): void;
  escape(): void;
}

const STATUS_KEYS = TOPIC_STATUSES.map(statusKey);

const explain = { keys: ['w'], names: ['W'], words: 'Write the reason of your decision, for the team' };
const comment = { keys: ['c'], names: ['C'], words: 'Write a comment to the team' };

/** The keys 0 to 4. */
const statuses = { keys: STATUS_KEYS, names: STATUS_KEYS };

function setStatus(key: string, set: (status: TopicStatus) => void): void {
  const status = statusOfKey(key);
  if (status !== null) set(status);
}

/** Of the slides of a brief. */
const slides = {
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
  blank: { keys: ['b', '.'], names: ['B', '.'], words: 'Blank screen', run: ({ view }) => view.toggleBlank() },
  fullScreen: { keys: ['f'], names: ['F'], words: 'Full screen', run: (target) => target.toggleFullScreen() },
  escape: { keys: ['escape'], names: ['Escape'], words: 'End', run: (target) => target.escape() },
} satisfies Commands<SlideShow>;

/**
 * All commands of the product by the part of it in which they work. Keys, the list of keys, search and hints read them.
 * Keys that belong to one control, such as the arrow keys of a list, are in gestures.ts.
 */
export const COMMANDS = {
  everywhere: {
    search: {
      keys: ['mod+k'],
      names: ['Ctrl', 'K'],
      words: 'Search, or choose an action',
      run: ({ page }) => page.focusSearch(),
    },
    undo: { keys: ['z'], names: ['Z'], words: 'Take back the last decision', run: ({ undo }) => undo.run() },
    showKeys: {
      keys: ['?'],
      names: ['?'],
      words: 'Show all keys',
      foundBy: 'help shortcuts keyboard',
      run: (target) => target.showKeys(),
    },
    theme: {
      words: ({ theme }) => `Switch to ${theme.theme === 'dark' ? 'light' : 'dark'} theme`,
      foundBy: 'mode colours appearance',
      run: ({ theme }) => theme.toggle(),
    },
    share: { words: 'Share this page', foundBy: 'copy link url address', run: ({ share }) => void share.share(null) },
    logOut: { words: 'Log out', foundBy: 'logout sign out leave', run: ({ logOut }) => void logOut.start() },
  },
  lists: {
    select: { keys: ['x'], names: ['X'], words: 'Select the row', run: (row) => row.toggle() },
    decide: { ...statuses, words: 'Set the status of the row', run: (row, key) => setStatus(key, row.setStatus) },
  },
  review: {
    decide: {
      ...statuses,
      words: `Set ${TOPIC_STATUSES.map(topicStatusName).join(', ')}, and go on`,
      run: ({ review }, key) => setStatus(key, review.decide),
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
    explain: {
      ...explain,
      run: (target) => target.explain(),
    },
    comment: {
      ...comment,
      run: ({ review, team }) => {
        team?.queue.comment(true);
        if (team !== null) review.openCard();
      },
    },
  },
  card: {
    explain: { ...explain, run: (card) => card.explain() },
    comment: { ...comment, run: (card) => card.comment() },
  },
  board: {
    decide: { ...statuses, words: 'Set the status', run: (card, key) => setStatus(key, card.decide) },
    select: {
      keys: ['s'],
      names: ['S'],
      words: 'Select the card',
      run: ({ board, topic }) => board.selection.toggle(topic.id),
    },
    openCard: {
      keys: ['enter'],
      names: ['Enter'],
      words: 'Open the card',
      run: ({ board, topic }) => board.openCard(topic),
    },
  },
  selection: {
    decide: { ...statuses, words: 'Set the status of all of them', run: (bar, key) => setStatus(key, bar.setStatus) },
    clear: { keys: ['escape'], names: ['Escape'], words: 'Clear the selection', run: (bar) => bar.clear() },
  },
  compare: {
    add: { keys: ['a'], names: ['A'], words: 'Add a column', run: (target) => target.add() },
  },
  brief: {
    up: { keys: ['alt+arrowup'], names: ['Alt', '↑'], words: 'Move the topic up', run: (topic) => topic.move(-1) },
    down: { keys: ['alt+arrowdown'], names: ['Alt', '↓'], words: 'Move the topic down', run: (topic) => topic.move(1) },
    remove: { keys: ['delete'], names: ['Del'], words: 'Remove the topic', run: (topic) => topic.remove() },
  },
  slides,
} satisfies { readonly [Scope in CommandScope]: Commands<Targets[Scope]> };
