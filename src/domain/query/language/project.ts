import type { QueryFacts, TopicTexts } from '../query-facts';
import type { Material } from '../query-figures';
import { shiftNames } from '../row';
import type { Day } from '../../shared/calendar';
import { kindsOfTexts } from '../topic-texts';
import { stemOf } from '../../shared/words';
import { columnOfKey, ownColumnsOf, ownKey, ownLabel, ownLabelsOf, type OwnKey } from '../../topic/own-values';
import { tokenSpellings, tokenWords } from './tokens';
import type { Phrase } from './word-lists';

/** What of a project is asked: its facts, and the names that are no part of them. */
export interface AskSource {
  /** With everything that is loaded. */
  readonly facts: QueryFacts;
  /** What is loaded of it; the effect of a part that needs more is unknown. */
  readonly loaded: ReadonlySet<Material>;
  /** Parts of the hosts of sources by which their publishers are named, such as 'iea', with their other names. */
  readonly publishers: ReadonlyMap<string, readonly string[]>;
  readonly sourceClasses: readonly string[];
  /** The names of the members of the user's team. */
  readonly members: readonly string[];
  /** How often the user has taken proposals, by their id; omitted: that is not known. */
  readonly taken?: ReadonlyMap<string, number>;
  /** On the user's clock, or the day of the data where that is later. */
  readonly today: Day;
}

/** A project with the index of its words. */
export interface AskProject extends AskSource {
  readonly names: NameIndex;
}

/** What an index was made of, in a fixed order, with the index. */
const INDEXES = new WeakMap<object, { readonly madeOf: readonly unknown[]; readonly names: NameIndex }>();

const PROJECTS = new WeakMap<AskSource, AskProject>();

/** The project with its index. */
export function askProject(source: AskSource): AskProject {
  const project = PROJECTS.get(source) ?? { ...source, names: namesOf(source) };
  PROJECTS.set(source, project);
  return project;
}

/** Built once for the same names: to make a project again, as after a status was set, costs nothing. */
function namesOf(source: AskSource): NameIndex {
  const { facts, publishers, sourceClasses, members } = source;
  const madeOf = [
    facts.trends,
    facts.platforms,
    facts.startups,
    publishers,
    sourceClasses,
    members,
    facts.lists,
    facts.listsSinceDecided,
    facts.texts,
  ];
  const known = INDEXES.get(facts.topics);
  if (known?.madeOf.every((each, at) => each === madeOf[at])) return known.names;
  const names = nameIndex(source);
  INDEXES.set(facts.topics, { madeOf, names });
  return names;
}

export const NAME_TYPES = [
  'shift',
  'trend',
  'topic',
  'platform',
  'label',
  'ownLabel',
  'sourceClass',
  'publisher',
  'startup',
  'member',
  'list',
] as const;
export type NameType = (typeof NAME_TYPES)[number];

export interface NamedItem {
  readonly type: NameType;
  /** As a condition holds it. */
  readonly name: string;
}

/** A name, or another way to say it, by the stems of its words. */
interface Saying {
  readonly stems: readonly string[];
  readonly item: NamedItem;
  /** Of a beginning: further words of the name may follow, not all of them. */
  readonly rest?: ReadonlySet<string>;
}

export interface NameIndex {
  readonly items: readonly NamedItem[];
  /** By their first stem. */
  readonly sayings: ReadonlyMap<string, readonly Saying[]>;
  /** The words of each name, in each spelling. */
  readonly spellings: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The columns of the user's file, the kinds of texts, and the further words of lists. */
  readonly columns: readonly Phrase[];
  /** The stems of all words of topics, trends and shifts. */
  readonly stems: ReadonlySet<string>;
}

/** The names of a project. Equal names of one type are one. */
function nameIndex(source: AskSource): NameIndex {
  const { facts, sourceClasses, publishers, members } = source;
  const { topics, trends } = facts;
  const all: Readonly<Record<NameType, readonly string[]>> = {
    shift: shiftNames(facts),
    trend: trends.map(({ name }) => name),
    topic: topics.map(({ name }) => name),
    platform: [...facts.platforms.keys()],
    label: [...topics, ...trends].flatMap(({ sizing }) => sizing.averageLabel ?? []),
    ownLabel: topics.flatMap(ownLabelsOf),
    sourceClass: sourceClasses,
    publisher: [...publishers.keys()],
    member: members,
    list: [...facts.lists.keys()],
    startup: [...facts.startups.values()].flatMap((own) => own.map(({ name }) => name)),
  };
  const items = NAME_TYPES.flatMap((type) => [...new Set(all[type])].map((name): NamedItem => ({ type, name })));
  const columns = [
    ...ownColumnsOf(topics).flatMap(({ name, isFigure }) => columnPhrases(ownKey(name), isFigure)),
    ...kindsOfTexts(facts).flatMap(textPhrases),
    ...[...facts.listsSinceDecided].flatMap(([list, words]) => phrasesOf('sinceDecided', list, words)),
  ];
  const spellings = new Map(
    items.map(({ type, name }) => {
      const others = type === 'publisher' ? (publishers.get(name) ?? []) : [];
      return [name, [name, ...others].flatMap(tokenSpellings)];
    }),
  );
  const sayings = items.flatMap((item) => sayingsOf(item, all[item.type], spellings));
  const named = items.filter(({ type }) => type === 'topic' || type === 'trend' || type === 'shift');
  return {
    items,
    spellings,
    columns,
    sayings: byFirstStem(sayings),
    stems: new Set(named.flatMap(({ name }) => stemsOf(name, spellings)).flat()),
  };
}

/** How a text may say a name, in each spelling; labels of the user's file with and without their column. */
function sayingsOf(item: NamedItem, same: readonly string[], spellings: NameIndex['spellings']): readonly Saying[] {
  const whole = stemsOf(item.name, spellings).map((stems) => ({ stems, item }));
  if (item.type === 'shift' || item.type === 'member') return [...whole, ...beginningsOf(item, same)];
  if (item.type !== 'ownLabel') return whole;
  const value = item.name.slice(item.name.indexOf(': ') + 2);
  return [...whole, ...stemsOf(value).map((stems) => ({ stems, item }))];
}

/** Shorter beginnings of a name say too little. */
const SHORTEST_BEGINNING = 4;

/** 'Food' for the shift 'Food redesigned', 'Anna' for the member 'Anna Berg', where no other begins like this. */
function beginningsOf(item: NamedItem, same: readonly string[]): readonly Saying[] {
  const [first = ''] = tokenWords(item.name);
  const isShared = same.some((other) => other !== item.name && tokenWords(other)[0] === first);
  if (isShared || (item.type === 'shift' && first.length < SHORTEST_BEGINNING)) return [];
  return [{ stems: [stemOf(first)], item, rest: new Set(stemsOf(item.name).flat()) }];
}

function stemsOf(name: string, spellings?: NameIndex['spellings']): readonly (readonly string[])[] {
  return (spellings?.get(name) ?? tokenSpellings(name)).map((words) => words.map(stemOf));
}

function byFirstStem(sayings: readonly Saying[]): ReadonlyMap<string, readonly Saying[]> {
  const found = new Map<string, Saying[]>();
  for (const saying of sayings) {
    const [first] = saying.stems;
    if (first === undefined) continue;
    const same = found.get(first);
    if (same === undefined) found.set(first, [saying]);
    else same.push(saying);
  }
  return found;
}

function textPhrases({ name, words, asks = '' }: TopicTexts): readonly Phrase[] {
  return [...phrasesOf('textKind', name, words), ...(asks === '' ? [] : phrasesOf('textAsked', name, asks))];
}

/** @param phrases parted by '|' */
function phrasesOf(kind: 'textKind' | 'textAsked' | 'sinceDecided', value: string, phrases: string): readonly Phrase[] {
  return phrases
    .split('|')
    .flatMap((phrase) => tokenSpellings(phrase).map((words): Phrase => ({ kind, value, words, language: null })));
}

function columnPhrases(key: OwnKey, isFigure: boolean): readonly Phrase[] {
  const kind = isFigure ? 'figure' : 'groupable';
  const name = columnOfKey(key);
  // 'Budget' for 'Budget (m EUR)': the unit is not typed.
  const plain = name.replace(/\s*[([].*$/, '');
  const forms = plain === '' || plain === name ? [name] : [name, plain];
  return forms.flatMap(tokenSpellings).map((words) => ({ kind, value: key, words, language: null }));
}

/** What of a label of the user's file says its column: 'Region: '. */
export function labelStart(column: OwnKey): string {
  return ownLabel(columnOfKey(column), '');
}
