import { normalisedName } from './normalised-name';

/** What each word means, by its normalised form, from lists such as 'low, weak; niedrig, gering'. */
export function meanings<Meaning>(
  lists: readonly (readonly [words: string, meaning: Meaning])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    lists.flatMap(([words, meaning]) => wordsOfName(words).map((word) => [normalisedName(word), meaning])),
  );
}

/** The words of a list; a semicolon stands between languages. */
export function wordsOfName(list: string): readonly string[] {
  return list
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
