import { stemOf } from '../../shared/words';
import type { AskProject } from './project';
import type { WordToken } from './tokens';
import { PHRASES, type WordKind } from './word-lists';

/** Too many other words are close to shorter ones. */
const SHORTEST = 5;
/** But before a sign that compares stands a figure: 'sise < 40'. */
const SHORTEST_COMPARED = 4;
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
      .filter((word) => word.length >= SHORTEST_COMPARED),
  ),
];

/** Of so long words the ones that are two errors away are looked at where none is one away. */
const LONGEST_OF_ONE = 7;

/** Words that no one knows, with the known words that are one typing error away; of long words also two. */
export function withSpelling(tokens: readonly WordToken[], { names }: AskProject): readonly WordToken[] {
  let left = MOST_CORRECTED;
  return tokens.map((token, at) => {
    const { text } = token;
    const shortest = /^[<>=]/.test(tokens[at + 1]?.text ?? '') ? SHORTEST_COMPARED : SHORTEST;
    const isKnown =
      text.length < shortest ||
      !/^\p{L}+$/u.test(text) ||
      KNOWN.has(text) ||
      names.stems.has(stemOf(text)) ||
      names.sayings.has(stemOf(text)) ||
      BEGINNINGS.some((each) => text.startsWith(each));
    if (isKnown || left <= 0) return token;
    left -= 1;
    const words = VOCABULARY.filter((word) => word.length >= shortest);
    const all = (text.length < SHORTEST ? words : [...words, ...names.stems]).filter(
      (word) => word[0] === text[0] && !isInflected(text, word),
    );
    const near =
      [isNear, isNearLong]
        .flatMap((isClose) => [text, stemOf(text)].map((form) => all.filter((word) => isClose(form, word))))
        .find((found) => found.length > 0) ?? [];
    // Several words as far away are no correction, unless one of them is in a name with the word beside it.
    const beside = [tokens[at - 1], tokens[at + 1]].map((each) => stemOf(each?.text ?? ''));
    const isNamed = (word: string): boolean =>
      [beside[0] ?? '', stemOf(word)].some((first) =>
        names.sayings
          .get(first)
          ?.some(({ stems }) =>
            [word, beside[first === beside[0] ? 0 : 1]].every((each) => stems.includes(stemOf(each ?? ''))),
          ),
      );
    const meant = new Set(near.map(stemOf)).size > 1 ? near.filter(isNamed) : near;
    return new Set(meant.map(stemOf)).size === 1 ? { ...token, meant } : token;
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

/** Two of the same errors: the first is taken back, and one is left. */
function isNearLong(one: string, other: string): boolean {
  if (one.length < LONGEST_OF_ONE || Math.abs(one.length - other.length) > 2) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, same] = [one.slice(at), other.slice(at)];
  // 'Persicion': the same characters in another order.
  if ([...rest].sort().join('') === [...same].sort().join('')) return true;
  const swapped = rest[0] === same[1] && rest[1] === same[0] && isNear(rest.slice(2), same.slice(2));
  return swapped || isNear(rest.slice(1), same) || isNear(rest, same.slice(1)) || isNear(rest.slice(1), same.slice(1));
}

/** The same for a word of which only the beginning is typed. */
export function isNearBeginning(typed: string, word: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((length) => isNear(typed, word.slice(0, length)));
}
