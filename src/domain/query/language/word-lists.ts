import { countOfQuadrant, QUERY_FIGURES } from '../query-figures';
import { saysWords, TEAM_SAYS } from '../../topic/agreement';
import { tokenSpellings, tokenWords, type WordToken } from './tokens';
import WORDS from './words.json';

type Lists = typeof WORDS;
/** What words mean: a kind of the lists, or one that is made of them and of the project. */
export type WordKind =
  | keyof Lists
  | 'since'
  | 'month'
  | 'says'
  | 'plus'
  | 'minus'
  | 'comma'
  | 'textKind'
  | 'textAsked'
  | 'sinceDecided';

/** Some words that stand for a value of a kind. A last word that ends with '*' stands for all that begin with it. */
export interface Phrase {
  readonly kind: WordKind;
  readonly value: string;
  readonly words: readonly string[];
  readonly language: Language | null;
}

/** What some tokens from a place on may mean. */
export interface Meaning {
  /** A kind of the word lists, or 'amount', 'count', 'days', 'name', 'host', 'words', 'free'. */
  readonly kind: string;
  readonly value: unknown;
  /** In tokens. */
  readonly length: number;
  /** All of its words are typed in full. */
  readonly isWhole: boolean;
}

/** The words of a text, and the phrases of the word lists that begin at each of them. */
export interface PhrasesOfText {
  readonly tokens: readonly WordToken[];
  phrasesAt(start: number): readonly Meaning[];
}

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const valuesOf = (lists: Lists): readonly string[] =>
  Object.values(lists).flatMap((own: string | object): string[] =>
    typeof own === 'string' ? [own] : Object.values(own),
  );
/** All words of the lists, as they are written. */
const WRITTEN: ReadonlySet<string> = new Set(
  valuesOf(WORDS).flatMap((phrases) => phrases.split(/[|;#]/).flatMap(tokenWords)),
);

/** Each row has the words of both languages in their order, parted by '#'. */
function listsOf(language: Language): Lists {
  return JSON.parse(JSON.stringify(WORDS), (_, row: unknown) =>
    typeof row === 'string' ? row.split('#')[LANGUAGES.indexOf(language)]?.trim() : row,
  ) as Lists;
}

const SIGNS = [
  ['+', 'plus'],
  ['−', 'minus'],
  ['-', 'minus'],
  [',', 'comma'],
  ['-', 'to'],
  ['–', 'to'],
  ['!', 'neg'],
  ['|', 'or'],
] as const satisfies readonly (readonly [string, WordKind])[];

/** Signs that no part took: what they would have changed is not known. */
const AMBER_SIGNS = [
  ['!', 'not'],
  ['!=', 'not'],
  ['~', 'both'],
  ...['>', '<', '>=', '<=', '='].map((sign) => [sign, 'compared'] as const),
] as const;

/** All phrases of both languages. */
export const PHRASES: readonly Phrase[] = [
  ...LANGUAGES.flatMap(phrasesOf),
  ...Object.entries(QUERY_FIGURES).map(([value, { words }]): Phrase => {
    return { kind: 'figure', value, words: tokenWords(words), language: null };
  }),
  ...SIGNS.map(([sign, kind]): Phrase => ({ kind, value: sign, words: [sign], language: null })),
  ...AMBER_SIGNS.map(([sign, value]): Phrase => ({ kind: 'amber', value, words: [sign], language: null })),
];

/** Of a kind with one value the words stand alone; values in their order are parted by ';'. */
function phrasesOf(language: Language): readonly Phrase[] {
  const lists = listsOf(language);
  const of = (kind: WordKind, value: string, phrases: string): readonly Phrase[] =>
    phrases.split('|').flatMap((phrase) => spellingsOf(phrase).map((words) => ({ kind, value, words, language })));
  const listed = (Object.keys(lists) as (keyof Lists)[]).flatMap((kind) => {
    const values: string | Readonly<Record<string, string>> = lists[kind];
    if (typeof values !== 'string') return Object.entries(values).flatMap(([value, each]) => of(kind, value, each));
    const inOrder = values.split(';');
    if (inOrder.length === 1) return of(kind, kind, values);
    return inOrder.flatMap((each, at) => of(kind, String(kind === 'ordinal' ? at + 1 : at), each));
  });
  // 'Shifts with the most strong signals'.
  const counted = listed.flatMap((phrase): readonly Phrase[] => {
    const value = phrase.kind === 'quadrant' ? countOfQuadrant(phrase.value) : undefined;
    // 'Not uncertain' counts nothing.
    return value === undefined || phrase.words.length === 1 ? [] : [{ ...phrase, kind: 'figure', value }];
  });
  // 'Since the last update', 'compared with last year'.
  const since = [...lists.after.from.split('|'), ...lists.versus.split('|')].flatMap((lead) =>
    lists.previous.split('|').flatMap((data) => of('since', 'since', `${lead} ${data}`)),
  );
  return [...listed, ...counted, ...since, ...monthsOf(language), ...saysOf(lists, language)];
}

/** Each umlaut also as it is typed without, where that is no other word: 'groesste', but not 'hoher' for 'höher'. */
function spellingsOf(phrase: string): readonly (readonly string[])[] {
  const star = phrase.endsWith('*') ? '*' : '';
  const [written = [], ...typed] = tokenSpellings(phrase.replace('*', ''));
  const isOther = (word: string, at: number): boolean => word !== written[at] && WRITTEN.has(word);
  const all = [written, ...typed.filter((words) => !words.some(isOther))];
  return all.map((words) => words.map((word, at) => (at === words.length - 1 ? word + star : word)));
}

/** Whole and short names of months, as the language writes them. */
function monthsOf(language: Language): readonly Phrase[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
      spellingsOf(format.format(Date.UTC(2026, at, 1))).map((words): Phrase => {
        return { kind: 'month', value: String(at + 1), words, language };
      }),
    );
  });
}

/** What the team says, with each word for the team: 'my colleagues disagree', 'none of us has decided'. */
function saysOf(lists: Lists, language: Language): readonly Phrase[] {
  const says = (value: string, phrase: string): readonly Phrase[] =>
    spellingsOf(phrase).map((words) => ({ kind: 'says', value, words, language }));
  const team = lists.team.split('|');
  const entries = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([value, phrases]) => phrases.split('|').map((phrase) => [value, phrase] as const));
  return [
    ...(language === 'en' ? TEAM_SAYS.flatMap((each) => says(each, saysWords(each))) : []),
    ...entries(lists.agreement).flatMap(([value, phrase]) => team.flatMap((who) => says(value, `${who} ${phrase}`))),
    ...entries(lists.noone).flatMap(([value, phrase]) =>
      team.flatMap((who) => [
        ...says(value, `${phrase} ${who}`),
        ...lists.verbs.split('|').flatMap((verb) => says(value, `${phrase} ${who} ${verb}`)),
        ...lists.verbs.split('|').flatMap((verb) => says(value, `${verb} ${lists.by} ${phrase} ${who}`)),
      ]),
    ),
    ...lists.mine.split('|').flatMap((phrase) => says('mine', phrase)),
  ];
}
