import { Fragment } from 'react';
import { matchedParts } from './matched-parts';

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
