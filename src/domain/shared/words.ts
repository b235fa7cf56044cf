import { formatCount } from './figures';
import { foldedText, foldedWords } from './fold';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "no", "one" … "twelve", then digits: "13", "2,413". */
export function numberWord(count: number): string {
  return WORDS[count] ?? formatCount(count);
}

/** 'Six', '13'. */
export function capitalNumber(count: number): string {
  return capitalized(numberWord(count));
}

/** "growth a year" as the beginning of a sentence: "Growth a year". */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

let characters: Intl.Segmenter | null = null;

/**
 * What stands for a name where there is no picture: its first alphabetic character or digit, with its accents, or else its first
 * character of any kind. '' for no text.
 */
export function initialLetter(name: string): string {
  const at = Math.max(0, name.search(/[\p{L}\p{N}]/u));
  const text = name.slice(at);
  // ASCII needs no segmenter, which is slow to create.
  if (/^[ -~](?:[ -~]|$)/.test(text)) return text.charAt(0);
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of characters.segment(text)) return segment;
  return '';
}

const formats: Partial<Record<'and' | 'or', Intl.ListFormat>> = {};

/** 'A', 'A and B', 'A, B and C', 'A or B'. The formatter is created with the first list, because that delays the first screen. */
export function joined(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  // British English has no comma before the last one.
  formats[word] ??= new Intl.ListFormat('en-GB', { type: word === 'and' ? 'conjunction' : 'disjunction' });
  return formats[word].format(names);
}

/** 'robots' and 'robot' are one word; short words and those with another meaning keep their ending. */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** Characters before and after the match. */
const BEFORE = 24;
const AFTER = 70;

/**
 * The words of a text around the first typed word in it, whatever its accents, with a dot between two of its lines; null:
 * none of the words is in it.
 */
export function excerptOf(text: string, query: string): string | null {
  const plain = searchableWords(text)
    .trim()
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
  const { folded, indexAt } = foldedText(plain);
  const found = foldedWords(query)
    .map((word) => folded.indexOf(word))
    .find((index) => index >= 0);
  if (found === undefined) return null;
  const at = indexAt(found);
  const from = at <= BEFORE ? 0 : wordStart(plain, at);
  const end = plain.length <= at + AFTER ? plain.length : Math.max(at, plain.lastIndexOf(' ', at + AFTER));
  return `${from > 0 ? '… ' : ''}${plain.slice(from, end)}${end < plain.length ? ' …' : ''}`;
}

/** Where the first whole word of those shortly before the match begins; the match itself where there is none. */
function wordStart(text: string, match: number): number {
  const space = text.slice(0, match).indexOf(' ', match - BEFORE);
  return space < 0 ? match : space + 1;
}

/** Removes HTML tags, so that a search for "strong" does not match every bold word. Does not make a text safe to show. */
export function searchableWords(text: string): string {
  return text.replace(/<[^>]*>/g, ' ');
}

/** Characters of right-to-left scripts, and the signs that change the direction of what follows. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F\u202B\u202E\u2067]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A name for use within a sentence. One that is written from right to left would also turn the figures and signs beside
 * it around; it is isolated (Unicode, UAX 9), in pages, files and slides alike. Others stay as they are.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_DIRECTIONAL_ISOLATE}` : name;
}

/** 'A, B and C'. */
export function joinedNames(named: readonly { readonly name: string }[]): string {
  return joined(named.map(({ name }) => isolated(name)));
}
