import { MOST_MEMBER_PARTS } from '../../domain/team/member-file';
import { sightSentences, sightWords, type TeamSight } from '../../domain/team/team-sight';
import { countOf } from '../../domain/shared/figures';
import { exchangeOf, type FolderProblemKind, type TeamExchange, type TeamKind } from './team-folder';

/** What the user can do about the state of the team's folder. */
export type FolderAction = 'read' | 'allow' | 'find' | 'export';

export interface FolderState {
  /** For the line beside the members. */
  readonly words: string;
  readonly title: string;
  readonly text: string;
  readonly action: FolderAction;
  readonly isFault: boolean;
}

interface Facts {
  readonly kind: TeamKind;
  readonly problem: FolderProblemKind | null;
  /** Own acts that are not in the folder yet. */
  readonly unwritten: number;
  /** What the files say of each other. */
  readonly sight: TeamSight;
  /** This browser signs the own file. */
  readonly isSigned: boolean;
  /** Parts of the own file. */
  readonly parts: number;
}

const PROBLEMS: Readonly<Record<FolderProblemKind, Omit<FolderState, 'isFault'>>> = {
  permission: {
    words: 'Permission needed',
    title: 'Your browser asks again',
    text: 'After a restart it needs your permission. Until then you see what was read last.',
    action: 'allow',
  },
  unreachable: {
    words: 'Folder not reached',
    title: 'The folder cannot be reached',
    text: 'It may not be synchronised, or it was moved or renamed. Your decisions wait in this browser and follow later.',
    action: 'find',
  },
  silent: {
    words: 'Folder does not answer',
    title: 'The folder does not answer',
    text: 'It is tried again automatically. Your decisions wait in this browser and follow later.',
    action: 'read',
  },
  'read-only': {
    words: 'Not written',
    title: 'The folder is read-only for you',
    text: 'Ask the owner of the folder for the right to edit. Your decisions wait in this browser.',
    action: 'read',
  },
  newer: {
    words: 'Not written',
    title: 'Your file is from a newer version',
    text: 'It is not overwritten. Reload the page to get the newer version.',
    action: 'read',
  },
  full: {
    words: 'Not written',
    title: 'The disk is full',
    text: 'Your decisions wait in this browser and follow later.',
    action: 'read',
  },
};

const GOOD: Readonly<Record<TeamExchange, Omit<FolderState, 'isFault'>>> = {
  common: {
    words: 'Up to date',
    title: 'Up to date',
    text: 'The folder is read every 20 seconds. Your file is saved after each decision.',
    action: 'read',
  },
  sent: {
    words: 'By files',
    title: 'You exchange files',
    text: 'Send your part to the others, and read the parts that they send.',
    action: 'export',
  },
  invented: {
    words: 'Sample team',
    title: 'This team is a sample',
    text: 'Its members are invented, and they stay in this browser. Your own decisions are real.',
    action: 'read',
  },
};

/** Parts before the limit from which it is said. */
const NEAR_LIMIT = MOST_MEMBER_PARTS - 2;

const UNSIGNED_WORDS = 'Your file is not signed, because browsers can do that only on pages over https.';

export function folderState({ kind, problem, unwritten, sight, isSigned, parts }: Facts): FolderState {
  const exchange = exchangeOf(kind);
  const state = problem === null ? withSight(GOOD[exchange], exchange, sight) : PROBLEMS[problem];
  const more = [
    ...(exchange === 'invented' || isSigned ? [] : [UNSIGNED_WORDS]),
    ...(parts < NEAR_LIMIT
      ? []
      : [
          `Your file has ${parts} of ${MOST_MEMBER_PARTS} parts that colleagues read: shorten what you write, or begin a new team.`,
        ]),
  ];
  const waits = unwritten > 0 && (problem !== null || exchange === 'sent');
  const text = waits
    ? `${state.text} ${countOf(unwritten, 'change')} ${exchange === 'sent' ? 'not saved as a file yet' : 'not written yet'}.`
    : state.text;
  return { ...state, text: [text, ...more].join(' '), isFault: problem !== null && problem !== 'permission' };
}

/** 'Up to date' only where no file is known to be missing and all have read what was written here. */
function withSight(
  good: Omit<FolderState, 'isFault'>,
  exchange: TeamExchange,
  sight: TeamSight,
): Omit<FolderState, 'isFault'> {
  if (exchange === 'invented') return good;
  const text = [...sightSentences(sight), good.text].join(' ');
  return exchange === 'common'
    ? { ...good, words: sightWords(sight), title: sightWords(sight), text }
    : { ...good, text };
}
