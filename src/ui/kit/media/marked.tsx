import { Fragment } from 'react';
import { foldedText, foldedWords } from '../../../domain/shared/fold';

interface Props {
  readonly text: string;
  /** The words that are searched. */
  readonly query: string;
}

/** A text in which the words that are searched are marked. */
export function Marked({ text: whole, query }: Props) {
  return matchedParts(whole, query).map(({ text, isMatch }, part) =>
    isMatch ? <mark key={part}>{text}</mark> : <Fragment key={part}>{text}</Fragment>,
  );
}

interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a title at the words that were typed, whatever their accents; a fuzzy match is not marked. */
export function matchedParts(title: string, query: string): readonly Part[] {
  const words = foldedWords(query);
  if (words.length === 0) return [{ text: title, isMatch: false }];
  // Longest first: "database" before "data".
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const { folded, indexAt } = foldedText(title);
  const matches = [...folded.matchAll(new RegExp(longestFirst.join('|'), 'gu'))];
  const bounds = matches.flatMap(({ 0: { length }, index }) => [indexAt(index), indexAt(index + length)]);
  // Matches are at odd indexes, what is between them at even ones.
  return [0, ...bounds]
    .map((from, index) => ({ text: title.slice(from, bounds[index] ?? title.length), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
