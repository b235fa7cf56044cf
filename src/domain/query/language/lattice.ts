import { fold } from '../../shared/fold';
import { groupBy } from '../../shared/lists';
import { isStopWord, searchWords } from '../../shared/stop-words';
import { stemOf } from '../../shared/words';
import { LENSES } from '../../topic/signal';
import { QUERY_FIGURES, queryFigure, type QueryFigure } from '../query-figures';
import { amountAt, readCount } from './amounts';
import { daysAt } from './dates';
import {
  type Meaning,
  type PhrasesOfText,
  LANGUAGES,
  PHRASES,
  type Language,
  type Phrase,
  type WordKind,
} from './word-lists';
import type { NamedItem, AskProject } from './project';
import { isWordToken, type WordToken } from './tokens';

/** Whole: the words of a sentence. Beginnings: words that are still typed, each of which is a beginning. */
type Mode = 'whole' | 'beginnings';

/** Words of these kinds are too short to be abbreviated, or hold others together. */
const NEVER_CUT: ReadonlySet<string> = new Set<WordKind>([
  'link',
  'and',
  'or',
  'versus',
  'both',
  'neg',
  'to',
  'from',
  'comma',
  'plus',
  'minus',
  'between',
  'its',
  'that',
  'after',
  'amber',
  'signs',
  'was',
]);
/** Words of these kinds are used in sentences of the other language too. */
const SHARED: ReadonlySet<string> = new Set<WordKind>([
  'figure',
  'quadrant',
  'status',
  'subject',
  'consensus',
  'unit',
  'scale',
  'currency',
  'groupable',
  'stage',
  'says',
  'cmp',
  'top',
  'month',
]);

/** Negations, too: in a sentence of both languages none may be lost. */
const isShared = ({ kind, value }: Pick<Phrase, 'kind' | 'value'>): boolean =>
  SHARED.has(kind) || (kind === 'amber' && value === 'not');

/** Words of these kinds compare others: they are not searched for. */
const COMPARING: ReadonlySet<string> = new Set<WordKind>(['cmp', 'comp', 'around', 'between', 'ahead', 'neg', 'level']);

/** Of publishers, in words. */
const [SHORTEST_INITIALS, LONGEST_INITIALS] = [3, 8];

const GAP: QueryFigure = 'disagreement';
const OF_GAPS: ReadonlySet<unknown> = new Set([GAP, ...LENSES]);
const GAPS = (Object.keys(QUERY_FIGURES) as QueryFigure[]).flatMap((figure) => {
  const { lenses = [] } = queryFigure(figure);
  return lenses.length === 2 ? [{ figure, lenses }] : [];
});
/** What stands between the words of a gap and those of its lenses. */
const BETWEEN_LENSES: ReadonlySet<string> = new Set<WordKind>([
  'link',
  'between',
  'and',
  'or',
  'to',
  'versus',
  'comma',
]);

/** Small words between a participle and its status. */
const MOST_LINKS = 2;

/** More words are no search. */
const MOST_TEXT_WORDS = 12;

/** By the first so many characters of their first word. */
const phrasesBy = (length: number) =>
  groupBy(PHRASES, ({ words: [first = ''] }) => first.replace('*', '').slice(0, length));
const [BY_FIRST, BY_START] = [phrasesBy(1), phrasesBy(2)];

const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set(
    PHRASES.flatMap((each) =>
      each.language === language && each.words.length === 1 && !SHARED.has(each.kind) ? each.words : [],
    ),
  );
const WORDS_OF: Readonly<Record<Language, ReadonlySet<string>>> = { en: wordsOf('en'), de: wordsOf('de') };

/** 'größte*' is also 'größtes'. */
const startsOf = (language: Language): readonly string[] =>
  [...WORDS_OF[language]].flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : []));
const STARTS_OF: Readonly<Record<Language, readonly string[]>> = { en: startsOf('en'), de: startsOf('de') };

/** At each token of a text all that the words from there on may mean. */
export class Lattice implements PhrasesOfText {
  readonly #meanings = new Map<number, readonly Meaning[]>();
  readonly #phrases = new Map<number, readonly Meaning[]>();
  readonly #kinds = new Map<number, ReadonlySet<string>>();
  readonly #languages: readonly Language[];

  constructor(
    readonly tokens: readonly WordToken[],
    readonly project: AskProject,
    readonly mode: Mode,
  ) {
    this.#languages = mode === 'whole' ? [languageOf(tokens, project)] : LANGUAGES;
  }

  get hasScore(): boolean {
    return this.project.facts.scoreOf !== null;
  }

  /** The longest first. */
  at(start: number): readonly Meaning[] {
    const known = this.#meanings.get(start);
    if (known !== undefined) return known;
    const found = [
      ...this.#amounts(start),
      ...this.phrasesAt(start),
      ...this.#statuses(start),
      ...this.#gaps(start),
      ...this.#names(start),
      ...this.#spelledOut(start),
      ...this.#texts(start),
    ];
    const sorted = distinct(found).toSorted((one, other) => other.length - one.length);
    this.#meanings.set(start, sorted);
    return sorted;
  }

  kindsAt(start: number): ReadonlySet<string> {
    const known = this.#kinds.get(start) ?? new Set(this.at(start).map(({ kind }) => kind));
    this.#kinds.set(start, known);
    return known;
  }

  phrasesAt(start: number): readonly Meaning[] {
    const known = this.#phrases.get(start);
    if (known !== undefined) return known;
    const found = start < this.tokens.length ? this.#phrasesFrom(start) : [];
    this.#phrases.set(start, found);
    return found;
  }

  /** The names that begin here, by how many tokens they have. In a sentence equal names of several types are one meaning each. */
  #names(start: number, isWhole = false): readonly Meaning[] {
    const token = this.tokens[start];
    if (token === undefined) return [];
    const forms = [token.text, ...(token.meant ?? [])].map(stemOf);
    return forms.flatMap((form) =>
      (this.project.names.sayings.get(form) ?? []).flatMap(({ stems, item, rest }) => {
        if (isWhole && rest !== undefined) return [];
        if (!stems.every((stem, at) => at === 0 || this.#hasStem(start + at, stem))) return [];
        const next = this.tokens.slice(start + stems.length);
        const end = rest === undefined ? 0 : next.findIndex(({ text }) => !rest.has(stemOf(text)));
        return [named(item, stems.length + (end < 0 ? next.length : end))];
      }),
    );
  }

  /** A publisher by all words of its initials: 'World Health Organization' for who.int. */
  #spelledOut(start: number): readonly Meaning[] {
    let initials = '';
    for (let at = start; at < Math.min(this.tokens.length, start + LONGEST_INITIALS); at += 1) {
      const { text = '' } = this.tokens[at] ?? {};
      if (!isStopWord(text)) initials += text[0] ?? '';
      if (initials.length >= SHORTEST_INITIALS && this.project.publishers.has(initials))
        return [named({ type: 'publisher', name: initials }, at + 1 - start)];
    }
    return [];
  }

  #hasStem(at: number, stem: string): boolean {
    const token = this.tokens[at];
    return token !== undefined && [token.text, ...(token.meant ?? [])].some((each) => stemOf(each) === stem);
  }

  /** A status with the participle beside it: 'marked as important', 'als wichtig markiert'. */
  #statuses(start: number): readonly Meaning[] {
    const find = (at: number, kind: WordKind): readonly Meaning[] =>
      this.phrasesAt(at).filter((each) => each.kind === kind);
    const ends = (at: number, isMarked: boolean): readonly Meaning[] =>
      find(at, 'status').flatMap((status) => {
        const end = at + status.length;
        const marks = find(end, 'mark').map((mark) => end + mark.length);
        return [...(isMarked ? [end] : []), ...marks].map((each) => ({ ...status, length: each - start }));
      });
    const marked = find(start, 'mark').flatMap(({ length }) => {
      let at = start + length;
      for (let links = 0; links < MOST_LINKS; links += 1) at += find(at, 'link')[0]?.length ?? 0;
      return ends(at, true);
    });
    return [...marked, ...ends(start, false)];
  }

  /** The gap of two lenses: 'gap between industry and consumer sizing', 'industry consumer gap'. */
  #gaps(start: number): readonly Meaning[] {
    const said: unknown[] = [];
    for (let at = start; at < this.tokens.length && said.length < LENSES.length;) {
      const phrases = this.phrasesAt(at);
      const figure = phrases.find(({ kind, value, isWhole }) => kind === 'figure' && isWhole && OF_GAPS.has(value));
      const next =
        figure ?? phrases.find(({ kind }) => BETWEEN_LENSES.has(kind) && (kind !== 'comma' || said[0] === GAP));
      if (next === undefined || (said.length === 0 && figure === undefined)) return [];
      if (figure !== undefined) said.push(figure.value);
      at += next.length;
      const gap = said.includes(GAP)
        ? GAPS.find(({ lenses }) => lenses.every((lens) => said.includes(lens)))
        : undefined;
      if (gap !== undefined) return [{ kind: 'figure', value: gap.figure, length: at - start, isWhole: true }];
    }
    return [];
  }

  #amounts(start: number): readonly Meaning[] {
    const found = amountAt(this, start);
    const days = daysAt(this, start, this.project.today);
    const count = found === null ? null : readCount(found.amount);
    return [
      ...(found === null ? [] : [{ kind: 'amount', value: found.amount, length: found.length, isWhole: true }]),
      ...(found === null || count === null
        ? []
        : [{ kind: 'count', value: count, length: found.length, isWhole: true }]),
      ...(days === null ? [] : [{ kind: 'days', value: days.days, length: days.length, isWhole: true }]),
    ];
  }

  #phrasesFrom(start: number): readonly Meaning[] {
    const { text = '', meant = [] } = this.tokens[start] ?? {};
    const starts = new Set([text, ...meant].map((form) => form.slice(0, 2)));
    const own =
      text.length < 2 && this.mode === 'beginnings'
        ? (BY_FIRST.get(text) ?? [])
        : [...starts].flatMap((each) => BY_START.get(each) ?? []);
    const found: Meaning[] = [];
    // For each token of each key thousands of phrases are looked at.
    for (const phrases of [this.project.names.columns, own])
      for (const phrase of phrases) {
        const meaning = this.#isRead(phrase) ? this.#meaningOf(phrase, start) : null;
        if (meaning !== null) found.push(meaning);
      }
    return found.sort((one, other) => other.length - one.length || Number(other.isWhole) - Number(one.isWhole));
  }

  #isRead(phrase: Phrase): boolean {
    // 'Noch' is 'still', and 'nor' only behind 'weder'.
    if (phrase.value === 'neither' && phrase.words[0] === 'noch' && !this.tokens.some(({ text }) => text === 'weder'))
      return false;
    return phrase.language === null || this.#languages.includes(phrase.language) || isShared(phrase);
  }

  #meaningOf({ kind, value, words, language }: Phrase, start: number): Meaning | null {
    let isWhole = true;
    for (const [at, word] of words.entries()) {
      const token = this.tokens[start + at];
      // 'Sources of' is a beginning of 'sources of the class', but not in the middle of a text.
      if (token === undefined) return null;
      // 'Des Wachstums' is of 'Wachstum'.
      const isGenitive = language === 'de' && kind === 'figure' && token.text === `${word}s`;
      const fit = isGenitive ? 'whole' : fitOf(token, word, !NEVER_CUT.has(kind) && this.#mayBeCut(start + at));
      if (fit === null) return null;
      isWhole &&= fit === 'whole';
    }
    return { kind, value, length: words.length, isWhole };
  }

  /** Of words that are typed each may be a beginning; of the small ones only the last is still being typed. */
  #mayBeCut(at: number): boolean {
    const token = this.tokens[at];
    if (token === undefined || this.mode === 'whole' || !isWordToken(token)) return false;
    return at === this.tokens.length - 1 || !isStopWord(token.text);
  }

  /** Words to search for: those of one quotation, or as far as they mean nothing else. */
  #texts(start: number): readonly Meaning[] {
    const token = this.tokens[start];
    if (token === undefined || token.number !== null || !isWordToken(token)) return [];
    // 'About more than' is no search.
    if (token.quote === 0 && this.phrasesAt(start).some(({ kind }) => COMPARING.has(kind))) return [];
    let end = start + 1;
    const next = (): WordToken | undefined => this.tokens[end];
    const isGoingOn = (): boolean => {
      const other = next();
      if (other === undefined || !isWordToken(other)) return false;
      if (token.quote > 0) return other.quote === token.quote;
      return other.quote === 0 && this.phrasesAt(end).length === 0 && this.#names(end, true).length === 0;
    };
    while (end < start + MOST_TEXT_WORDS && isGoingOn()) end += 1;
    const text = this.tokens
      .slice(start, end)
      .map((each) => fold(each.text))
      .join(' ');
    // 'About the quota' searches for the quota.
    const value = token.quote > 0 ? text : searchWords(text);
    const meaning = { kind: 'words', value, length: end - start, isWhole: true };
    const host = { ...meaning, kind: 'host', value: token.text, length: 1 };
    const isFree = this.phrasesAt(start).length === 0 && this.#names(start).length === 0;
    return [meaning, ...(isFree ? [{ ...meaning, kind: 'free' }] : []), ...(token.text.includes('.') ? [host] : [])];
  }
}

function distinct(meanings: readonly Meaning[]): readonly Meaning[] {
  const keyOf = ({ kind, value, length }: Meaning): string => `${kind} ${length} ${JSON.stringify(value)}`;
  return [...new Map(meanings.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();
}

function named(item: NamedItem, length: number): Meaning {
  return { kind: 'name', value: item, length, isWhole: true };
}

function fitOf({ text, meant = [] }: WordToken, word: string, mayBeCut: boolean): 'whole' | 'cut' | null {
  const forms = [text, ...meant];
  if (word.endsWith('*')) {
    const start = word.slice(0, -1);
    return forms.some((form) => form.startsWith(start)) ? 'whole' : mayBeCut && start.startsWith(text) ? 'cut' : null;
  }
  if (forms.includes(word)) return 'whole';
  return mayBeCut && forms.some((form) => word.startsWith(form)) ? 'cut' : null;
}

/** The language of which a sentence has more words. What may be a name of several words says nothing: 'Energy and climate'. */
function languageOf(tokens: readonly WordToken[], { names, publishers }: AskProject): Language {
  const isOfName = (at: number): boolean => names.stems.has(stemOf(tokens[at]?.text ?? ''));
  // WHO is a publisher, and 'who' a word.
  const said = tokens.filter(
    ({ text }, at) => !publishers.has(text) && (!isOfName(at) || !(isOfName(at - 1) || isOfName(at + 1))),
  );
  const isOf = (language: Language, text: string): boolean =>
    WORDS_OF[language].has(text) || STARTS_OF[language].some((start) => text.startsWith(start));
  const [german = 0, english = 0] = (['de', 'en'] as const).map(
    (language) => said.filter(({ text }) => isOf(language, text)).length,
  );
  return german > english ? 'de' : 'en';
}
