import { foldedWords } from '../shared/fold';
import { columnOfKey, type OwnValues, ownColumnsOf, ownKey, ownLabel, ownLabelsOf } from '../topic/own-values';
import { byFirstWord, type Phrase, type Phrases } from './language';
import { stemOf, wordsOf } from './words';

/** The names of a project that questions may hold, and the texts that they may search. */
export interface ProjectNames {
  readonly topics: readonly {
    readonly name: string;
    readonly description?: string;
    readonly sizing?: { readonly averageLabel: string | null };
    /** Of the user's file. */
    readonly own?: OwnValues;
  }[];
  readonly trends: readonly { readonly name: string }[];
  readonly shifts: readonly { readonly name: string }[];
  readonly platforms?: readonly { readonly name: string }[];
  /** Of sources, such as 'Research'; empty until they are known. */
  readonly sourceClasses?: readonly string[];
  /** Parts of the hosts of sources by which their publishers are named, such as 'iea'; empty until they are known. */
  readonly publishers?: readonly string[];
  /** Of start-ups; loaded only where a question is not understood without them. */
  readonly startups?: readonly string[];
}

type NameType =
  | 'topic'
  | 'trend'
  | 'shift'
  | 'platform'
  | 'label'
  | 'ownLabel'
  | 'sourceClass'
  | 'publisher'
  | 'startup';

export interface NamedItem {
  readonly type: NameType;
  readonly name: string;
  /** Only a beginning of it was said. */
  readonly isBeginning?: true;
}

/** What is computed once for the names of a project, because each question needs it. */
export interface KnownProject {
  readonly phrases: Phrases;
  /** Stems of the words of all names. */
  readonly nameWords: ReadonlySet<string>;
  readonly textWords: ReadonlySet<string>;
  /** The words of all names by what is left of them without their last character. */
  readonly cutWords: ReadonlyMap<string, string>;
  readonly items: readonly NamedItem[];
}

const KNOWN = new WeakMap<ProjectNames, KnownProject>();

export function knownProject(names: ProjectNames): KnownProject {
  const known = KNOWN.get(names) ?? read(names);
  KNOWN.set(names, known);
  return known;
}

/** Shorter beginnings of a name say too little. */
const SHORTEST_BEGINNING = 4;

function read(names: ProjectNames): KnownProject {
  const { topics, trends, shifts, platforms = [], sourceClasses = [], publishers = [], startups = [] } = names;
  const named = [...topics, ...trends, ...shifts];
  const nameWords = new Set(named.flatMap(({ name }) => foldedWords(name).map(stemOf)));
  const textWords = new Set(topics.flatMap(({ description = '' }) => foldedWords(description).map(stemOf)));
  const labels = new Set(topics.flatMap(({ sizing }) => sizing?.averageLabel ?? []));
  // The first of several meanings counts: of a topic and a trend with one name, the trend is meant.
  const items: readonly NamedItem[] = [
    ...shifts.map(({ name }) => ({ type: 'shift', name }) as const),
    ...trends.map(({ name }) => ({ type: 'trend', name }) as const),
    ...topics.map(({ name }) => ({ type: 'topic', name }) as const),
    ...platforms.map(({ name }) => ({ type: 'platform', name }) as const),
    ...[...labels].map((name) => ({ type: 'label', name }) as const),
    ...startups.map((name) => ({ type: 'startup', name }) as const),
    ...sourceClasses.map((name) => ({ type: 'sourceClass', name }) as const),
    // Of health.ec.europa.eu 'health' is a word of other names.
    ...publishers.filter((name) => !nameWords.has(name)).map((name) => ({ type: 'publisher', name }) as const),
  ];
  const phrases = items.map((item) => phraseOf(item));
  const beginnings = shifts.flatMap(({ name }) =>
    beginningsOf(
      name,
      shifts.map((shift) => shift.name),
    ),
  );
  return {
    phrases: byFirstWord(
      [...phrases, ...beginnings, ...ownPhrases(topics)].filter(({ words }) => words.join('').length > 1),
    ),
    nameWords,
    items: items.filter(({ type }) => type === 'topic' || type === 'trend'),
    textWords,
    cutWords: new Map([...nameWords].filter((word) => word.length > 5).map((word) => [word.slice(0, -1), word])),
  };
}

function phraseOf(item: NamedItem, words = stemsOf(item.name)): Phrase {
  return { kind: 'name', value: item, words };
}

/** The columns of the user's file, and the labels in them, with or without their column: 'Asia', 'region Asia'. */
function ownPhrases(topics: ProjectNames['topics']): readonly Phrase[] {
  const columns = ownColumnsOf(topics).map(({ name, isFigure }): Phrase => {
    return { kind: isFigure ? 'figure' : 'groupable', value: ownKey(name), words: stemsOf(name) };
  });
  const labels = new Set(topics.flatMap(ownLabelsOf));
  const named = columns.flatMap(({ kind, value, words }) => {
    const start = ownLabel(columnOfKey(value as `own:${string}`), '');
    const own = kind === 'figure' ? [] : [...labels].filter((label) => label.startsWith(start));
    return own.flatMap((name) => {
      const value = stemsOf(name.slice(start.length));
      const item = { type: 'ownLabel', name } as const;
      return [value, [...words, ...value], [...value, ...words]].map((each) => phraseOf(item, each));
    });
  });
  return [...columns, ...named];
}

function stemsOf(name: string): readonly string[] {
  return wordsOf(name).map(({ text }) => stemOf(text));
}

/** "Food" for the shift "Food redesigned", where no other shift begins like this. */
function beginningsOf(name: string, all: readonly string[]): readonly Phrase[] {
  const stems = stemsOf(name);
  return stems.slice(1).flatMap((_stem, index) => {
    const start = stems.slice(0, index + 1);
    const isShared = all.some(
      (other) => other !== name && stemsOf(other).slice(0, start.length).join(' ') === start.join(' '),
    );
    const isLong = start.join('').length >= SHORTEST_BEGINNING && !/^(?:and|of|for|to)$/.test(start.at(-1) ?? '');
    return isShared || !isLong ? [] : [phraseOf({ type: 'shift', name, isBeginning: true }, start)];
  });
}
