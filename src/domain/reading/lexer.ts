import type { LexemeKind, Meaning, Phrase, Phrases } from './language';
import { COMMON_WORDS } from './common-words';
import { matchesWord } from './language';
import type { KnownProject, NamedItem } from './names';
import { stemOf, type Word } from './words';

/** Some words of a question with what they may mean. */
export interface Lexeme {
  readonly text: string;
  readonly meanings: readonly Meaning[];
}

/** A number with its unit. A share is between 0 and 1 as written: 'half'. */
export interface Amount {
  readonly value: number;
  readonly unit: '%' | 'points' | 'share' | null;
  readonly currency: string | null;
  /** In millions where a scale or a currency is given. */
  readonly isMoney: boolean;
}

export function meaningOf(lexeme: Lexeme | undefined, kinds: readonly string[]): Meaning | undefined {
  return lexeme?.meanings.find(({ kind }) => kinds.includes(kind));
}

/** The lexemes of a question: at each word the longest phrase of the language, or the name of the project, that begins there. */
export function lexemesOf(words: readonly Word[], language: Phrases, project: KnownProject): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < words.length;) {
    const { lexeme, length } = lexemeAt(words, at, language, project);
    lexemes.push(lexeme);
    at += length;
  }
  return lexemes;
}

function lexemeAt(words: readonly Word[], at: number, language: Phrases, project: KnownProject) {
  const name = longest(words, at, project.phrases, (word) => stemOf(word.text));
  const phrase = longest(words, at, language, ({ text }) => text);
  const amount = amountAt(words, at, language);
  const lengthOf = (found: readonly Phrase[]): number => found[0]?.words.length ?? 0;
  if (lengthOf(name) > 0 && lengthOf(name) >= lengthOf(phrase) && isMeant(name, phrase, words, at, project)) {
    const isBeginning = (name[0]?.value as NamedItem | undefined)?.isBeginning === true;
    const word = { kind: 'word' as const, value: words[at]?.text };
    const meanings = [...name, ...(lengthOf(phrase) === lengthOf(name) ? phrase : []), ...(isBeginning ? [word] : [])];
    return result(words, at, lengthOf(name), meanings);
  }
  if (amount !== null && amount.length >= lengthOf(phrase)) {
    const own = amount.length === lengthOf(phrase) ? phrase : [];
    return result(words, at, amount.length, [{ kind: 'amount', value: amount.amount }, ...own]);
  }
  if (lengthOf(phrase) > 0) return result(words, at, lengthOf(phrase), phrase);
  const isComma = /^[,;:]$/.test(words[at]?.text ?? '');
  return result(words, at, 1, [isComma ? { kind: 'comma', value: null } : { kind: 'word', value: words[at]?.text }]);
}

function result(words: readonly Word[], at: number, length: number, meanings: readonly Meaning[]) {
  const text = words.slice(at, at + length).map((word) => word.text);
  return { lexeme: { text: text.join(' '), meanings }, length };
}

/** A name that is an ordinary word of questions is meant only where it is written as a name. */
function isMeant(
  [name]: readonly Phrase[],
  phrase: readonly Phrase[],
  words: readonly Word[],
  at: number,
  project: KnownProject,
): boolean {
  const item = name?.value as NamedItem | undefined;
  const isOrdinary = phrase.length > 0 && (name?.words.length === 1 || item?.isBeginning === true);
  if (item?.type === 'label' || item?.type === 'sourceClass') return true;
  // 'IEA' is meant, 'nature' is a word.
  if (item?.type === 'publisher') {
    const isWord = [project.nameWords, project.textWords, COMMON_WORDS].some((each) => each.has(item.name));
    const { isCapital = false, isAcronym = false } = words[at] ?? {};
    return at > 0 && isCapital && (isAcronym || (!isWord && phrase.length === 0));
  }
  return !isOrdinary || (at > 0 && words[at]?.isCapital === true);
}

/** All phrases of the greatest length that begin at a word. */
function longest(
  words: readonly Word[],
  at: number,
  phrases: Phrases,
  textOf: (word: Word) => string,
): readonly Phrase[] {
  const first = words[at];
  if (first === undefined) return [];
  const fits = ({ words: own }: Phrase): boolean =>
    own.every((pattern, index) => {
      const word = words[at + index];
      return word !== undefined && (matchesWord(pattern, textOf(word)) || pattern === word.text);
    });
  const found = [...(phrases.get(textOf(first)) ?? []), ...(phrases.get('') ?? [])].filter(fits);
  const length = Math.max(0, ...found.map((phrase) => phrase.words.length));
  const all = found.filter((phrase) => phrase.words.length === length);
  // 'hochstens' is no 'hochste*'.
  const exact = all.filter((phrase) => phrase.words.at(-1)?.endsWith('*') !== true);
  return exact.length > 0 ? exact : all;
}

/** '€20 million', '20 %', 'twenty percent', '5 points', 'half', '-3 %'. */
function amountAt(words: readonly Word[], start: number, language: Phrases): { amount: Amount; length: number } | null {
  let at = start;
  const take = (kind: LexemeKind): string | null => {
    const phrase = longest(words, at, language, ({ text }) => text).find((each) => each.kind === kind);
    if (phrase === undefined) return null;
    at += phrase.words.length;
    return phrase.value as string;
  };
  const isSigned = words[at]?.text === '-' && (words[at - 1]?.number ?? null) === null;
  const sign = isSigned ? -1 : 1;
  if (sign < 0) at += 1;
  const before = take('currency');
  const number = words[at]?.number ?? null;
  const spoken = number === null ? take('number') : null;
  if (number !== null) at += 1;
  const value = number ?? (spoken === null ? null : Number(spoken));
  if (value === null) return null;
  const scale = take('scale');
  const currency = before ?? take('currency');
  const unit = take('unit') as '%' | 'points' | null;
  const isMoney = scale !== null || currency !== null;
  const millions = isMoney ? value * (scale === null ? 1e-6 : Number(scale)) : value;
  const isShare = number === null && unit === null && value < 1 && value > 0;
  return {
    amount: { value: sign * millions, unit: isShare ? 'share' : unit, currency, isMoney },
    length: at - start,
  };
}
