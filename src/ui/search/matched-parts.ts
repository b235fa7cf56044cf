export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a title at the words that were typed. What matches only loosely, past a typing error, is not marked. */
export function matchedParts(title: string, query: string): readonly Part[] {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return [{ text: title, isMatch: false }];
  // Longest first: "data" must not take the beginning of "database".
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  // The parentheses keep the matches in what split() returns, at the odd places. Letters and digits need no escaping.
  return title
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((text, place) => ({ text, isMatch: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
