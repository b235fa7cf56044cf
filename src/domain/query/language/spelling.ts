import { stemOf } from '../../shared/words';
import type { AskProject } from './project';
import type { WordToken } from './tokens';
import { PHRASES, type WordKind } from './word-lists';

/** Too many other words are close to shorter ones. */
const SHORTEST = 5;
/** More words are not corrected, however long the text is. */
const MOST_CORRECTED = 100;
const CORRECTED: ReadonlySet<string> = new Set<WordKind>([
  'figure',
  'sup',
  'quadrant',
  'status',
  'consensus',
  'subject',
  'groupable',
  'state',
  'disputed',
  'grow',
]);

/** All words of both languages, and those that are corrected to. */
const KNOWN = new Set(PHRASES.flatMap(({ words }) => words));
const BEGINNINGS = [...KNOWN].filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
const VOCABULARY = [
  ...new Set(
    PHRASES.filter(({ kind }) => CORRECTED.has(kind))
      .flatMap(({ words }) => words.map((word) => word.replace('*', '')))
      .filter((word) => word.length >= SHORTEST),
  ),
];

/** Words that no one knows, with the known words that are one typing error away. */
export function withSpelling(tokens: readonly WordToken[], { names }: AskProject): readonly WordToken[] {
  let left = MOST_CORRECTED;
  return tokens.map((token) => {
    const { text } = token;
    const isKnown =
      text.length < SHORTEST ||
      !/^\p{L}+$/u.test(text) ||
      KNOWN.has(text) ||
      names.stems.has(stemOf(text)) ||
      names.sayings.has(stemOf(text)) ||
      BEGINNINGS.some((each) => text.startsWith(each));
    if (isKnown || left <= 0) return token;
    left -= 1;
    const near = [...VOCABULARY, ...names.stems].filter(
      (word) => word[0] === text[0] && isNear(text, word) && !isInflected(text, word),
    );
    // Several words one error away are no correction.
    const [only] = near;
    return only !== undefined && new Set(near.map(stemOf)).size === 1 ? { ...token, meant: near } : token;
  });
}

/** 'Mover' is no typing error of 'moved'. */
function isInflected(one: string, other: string): boolean {
  return one.length === other.length && one.slice(0, -1) === other.slice(0, -1);
}

/** One character too many, too few or another, or two neighbours swapped. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, same] = [one.slice(at), other.slice(at)];
  if (rest.slice(1) === same || rest === same.slice(1) || rest.slice(1) === same.slice(1)) return true;
  return rest[0] === same[1] && rest[1] === same[0] && rest.slice(2) === same.slice(2);
}

/** The same for a word of which only the beginning is typed. */
export function isNearBeginning(typed: string, word: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((length) => isNear(typed, word.slice(0, length)));
}
