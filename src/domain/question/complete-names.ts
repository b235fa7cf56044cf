import type { QuestionNames } from './question-names';
import { tidyNames } from './tidy-names';

export interface CompletedNames {
  readonly text: string;
  /** Without those that differ in singular and plural only. */
  readonly completed: readonly { readonly from: string; readonly to: string }[];
}

const SHORTEST_BEGINNING = 5;
/** Characters that the beginning of a word may lack. */
const MOST_MISSING = 3;

/**
 * Writes names of several words in full where one word is in singular instead of plural, or lacks its end:
 * "heat pump" is "heat pumps", "microbiom skincare" is "microbiome skincare".
 * @param text tidy
 */
export function completeNames(text: string, names: QuestionNames): CompletedNames {
  const { topics, trends, shifts } = names;
  const tidied = tidyNames(names);
  const completed: { from: string; to: string }[] = [];
  let words = text.split(' ');
  const known = new Set(words);
  for (const { name } of [...shifts, ...trends, ...topics]) {
    const parts = (tidied.get(name) ?? '').split(' ');
    // One word at least is written in full, so that most names need no closer look.
    if (parts.length < 2 || !parts.some((part) => known.has(part))) continue;
    const at = words.findIndex((_, index) => parts.every((part, offset) => isNear(words[index + offset], part)));
    if (at < 0 || parts.every((part, offset) => words[at + offset] === part)) continue;
    const from = words.slice(at, at + parts.length);
    if (!from.every((word, offset) => isInflection(word, parts[offset] ?? '')))
      completed.push({ from: from.join(' '), to: parts.join(' ') });
    words = [...words.slice(0, at), ...parts, ...words.slice(at + parts.length)];
  }
  return { text: words.join(' '), completed };
}

function isNear(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return isInflection(word, part) || isBeginning(word, part);
}

function isBeginning(word: string, part: string): boolean {
  return word.length >= SHORTEST_BEGINNING && part.startsWith(word) && part.length - word.length <= MOST_MISSING;
}

/** Whether two words are the same but for a plural ending. */
export function isInflection(one: string, other: string): boolean {
  return one === other || isPlural(one, other) || isPlural(other, one);
}

function isPlural(plural: string, word: string): boolean {
  return plural === `${word}s` || plural === `${word}es` || plural === word.replace(/y$/, 'ies');
}
