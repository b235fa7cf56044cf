export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a title at the words that were typed; a fuzzy match is not marked. */
export function matchedParts(title: string, query: string): readonly Part[] {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return [{ text: title, isMatch: false }];
  // Longest first: "database" before "data".
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  // With a group, split() returns the matches too, at odd indexes. The words hold no special characters, so they need no escaping.
  return title
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
