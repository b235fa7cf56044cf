import { COMMON_WORDS } from './common-words';
import type { Phrases } from './language';
import type { KnownProject } from './names';
import { isOutside } from './outside';
import { stemOf, type Word } from './words';

/** Too many other words are close to shorter ones. */
const SHORTEST = 4;
const SHORTEST_NAME = 5;

interface Correction {
  readonly from: string;
  readonly to: string;
}

const VOCABULARIES = new WeakMap<Phrases, ReadonlySet<string>>();

/** All words of a language. */
function vocabularyOf(phrases: Phrases): ReadonlySet<string> {
  const known =
    VOCABULARIES.get(phrases) ??
    new Set([...phrases.values()].flat().flatMap(({ words }) => words.filter((word) => !word.endsWith('*'))));
  VOCABULARIES.set(phrases, known);
  return known;
}

/** Replaces words that are one or two typing errors away from exactly one known word. */
export function correctSpelling(words: readonly Word[], phrases: Phrases, project: KnownProject) {
  const vocabulary = vocabularyOf(phrases);
  const beginnings = [...(phrases.get('') ?? [])].map(({ words: [first = ''] }) => first.slice(0, -1));
  const corrections: Correction[] = [];
  const corrected = words.map((word): Word => {
    const { text } = word;
    const isPlain =
      text.length < SHORTEST ||
      !/^\p{L}+$/u.test(text) ||
      vocabulary.has(text) ||
      COMMON_WORDS.has(text) ||
      COMMON_WORDS.has(text.replace(/(?:ed|ing|s)$/, '')) ||
      isOutside(text) ||
      beginnings.some((each) => text.startsWith(each)) ||
      project.textWords.has(stemOf(text)) ||
      project.nameWords.has(stemOf(text));
    const isKnown = isPlain || [...project.nameWords].some((each) => each.startsWith(stemOf(text)));
    // 'makin' is 'making', and not the beginning of another word.
    const whole = isKnown && !isPlain ? project.cutWords.get(text) : undefined;
    if (isKnown && whole === undefined) return word;
    const to =
      whole ??
      closest(text, vocabulary) ??
      (text.length < SHORTEST_NAME ? null : closest(stemOf(text), project.nameWords));
    if (to === null) return word;
    if (stemOf(text) !== stemOf(to)) corrections.push({ from: text, to });
    return { ...word, text: to };
  });
  return { words: corrected, corrections };
}

/** null: none within the distance, or several equally close. */
function closest(word: string, known: ReadonlySet<string>): string | null {
  const limit = word.length >= 10 ? 2 : 1;
  let best = limit + 1;
  let found: string[] = [];
  for (const each of known) {
    if (Math.abs(each.length - word.length) > limit || each.length < SHORTEST) continue;
    if ((each[0] !== word[0] && each[0] !== word[1]) || (each.length === SHORTEST && COMMON_WORDS.has(each))) continue;
    const distance = typingErrors(word, each, best);
    if (distance < best) [best, found] = [distance, [each]];
    else if (distance === best && best <= limit) found.push(each);
  }
  if (best > limit) return null;
  const [only, ...others] = found;
  if (others.length === 0) return only ?? null;
  // Swapped characters are the likelier error; a singular and its plural are told apart by their ending.
  const preferred = [
    (each: string) => [...each].sort().join('') === [...word].sort().join(''),
    (each: string) => each.startsWith(word),
    (each: string) => each.length > word.length,
    (each: string) => each.at(-1) === word.at(-1),
  ];
  for (const isLikely of preferred) {
    const [likely, ...more] = found.filter(isLikely);
    if (likely !== undefined && more.length === 0) return likely;
  }
  return new Set(found.map(stemOf)).size === 1 ? (only ?? null) : null;
}

/** The optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
function typingErrors(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      let value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current.push(value);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, previous] = [previous, current];
  }
  return previous.at(-1) ?? 0;
}
