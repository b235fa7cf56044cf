import { COMMON_WORDS } from './common-words';
import { isInflection } from './complete-names';
import { OUTSIDE_WORDS } from './outside-words';
import { tidy } from './question-text';
import { VOCABULARY } from './vocabulary';

export interface Spelling {
  readonly text: string;
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
}

const SHORTEST = 4;
/** Too many other words are close to shorter ones. */
const SHORTEST_NAME = 5;

/**
 * Replaces words that are one or two typing errors away from exactly one known word.
 * @param text tidy
 * @param nameWords words of names, which are known too
 */
export function correctSpelling(text: string, nameWords: ReadonlySet<string>): Spelling {
  const corrections: { from: string; to: string }[] = [];
  const words = text.split(' ').map((word) => {
    if (!/^\p{L}+$/u.test(word) || word.length < SHORTEST) return word;
    if (VOCABULARY.has(word) || OUTSIDE_WORDS.has(word) || COMMON_WORDS.has(word)) return word;
    if (nameWords.has(word)) return word;
    // A beginning of a name's word is a search for it, such as "packag".
    if ([...nameWords].some((each) => each.startsWith(word) || (each.length >= SHORTEST && isInflected(word, each))))
      return word;
    if (stems(word).some((stem) => VOCABULARY.has(stem))) return word;
    const to = closest(word, VOCABULARY) ?? (word.length < SHORTEST_NAME ? null : closest(word, nameWords));
    if (to === null) return word;
    if (!isInflection(word, to)) corrections.push({ from: word, to });
    return to;
  });
  return { text: tidy(words.join(' ')), corrections };
}

/** Short words of the language: too many other words are close to them. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'been being does each else ever find from give have here into just know like list look many mark mean mine more most much name need next only ours part right same seed show some sure team tell than that them then there these they thing this want well what when will with work word your'.split(
    ' ',
  ),
);

/** What a regular ending may have been added to. */
function stems(word: string): readonly string[] {
  return [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ed$/, ''),
    word.replace(/ed$/, 'e'),
    word.replace(/ing$/, ''),
  ].filter((stem) => stem !== word && stem.length >= SHORTEST);
}

function isInflected(word: string, of: string): boolean {
  return word === `${of}s` || word === `${of}es` || word === `${of}ing` || word === `${of}ed`;
}

/** null: none within the distance, or several equally close. */
function closest(word: string, known: ReadonlySet<string>): string | null {
  const limit = word.length >= 10 ? 2 : 1;
  let best = limit + 1;
  let found: string[] = [];
  for (const each of known) {
    if (Math.abs(each.length - word.length) > limit || each.length < SHORTEST) continue;
    if ((each[0] !== word[0] && each[0] !== word[1]) || FUNCTION_WORDS.has(each)) continue;
    const distance = typingErrors(word, each, best);
    if (distance < best) [best, found] = [distance, [each]];
    else if (distance === best && best <= limit) found.push(each);
  }
  if (best > limit) return null;
  if (found.length === 1) return found[0] ?? null;
  // Swapped characters are the likelier error; a singular and its plural are told apart by their ending.
  const swapped = found.filter((each) => sorted(each) === sorted(word));
  const same = found.filter((each) => each.at(-1) === word.at(-1));
  if (swapped.length === 1) return swapped[0] ?? null;
  const longer = found.filter((each) => each.startsWith(word));
  if (longer.length === 1) return longer[0] ?? null;
  return same.length === 1 ? (same[0] ?? null) : null;
}

function sorted(word: string): string {
  return [...word].sort().join('');
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
