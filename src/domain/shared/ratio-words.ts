import { numberWord } from '../shared/number-word';

/** Growth that differs by less is not worth a sentence. */
export const LEAST_RATIO = 1.5;

/** Beyond this share the rounded number is announced by "about". */
const EXACT = 0.05;
const MOST_IN_WORDS = 12;

/**
 * "four times as fast", "about three times as fast", "one and a half times as fast", "twice as fast"; above twelve "more
 * than twelve times as fast". @param ratio at least {@link LEAST_RATIO}
 */
export function timesAsFast(ratio: number): string {
  if (ratio > MOST_IN_WORDS) return `more than ${numberWord(MOST_IN_WORDS)} times as fast`;
  const rounded = ratio < 2.75 ? Math.round(ratio * 2) / 2 : Math.round(ratio);
  const about = Math.abs(ratio - rounded) / ratio > EXACT ? 'about ' : '';
  return `${about}${multiple(rounded)} as fast`;
}

function multiple(times: number): string {
  if (times === 2) return 'twice';
  if (!Number.isInteger(times)) return `${numberWord(Math.floor(times))} and a half times`;
  return `${numberWord(times)} times`;
}

/**
 * "at less than half its size", "at about the same size", "and is larger", "at more than twice its size".
 * @param ratio of the two sizings
 */
export function sizeInWords(ratio: number): string {
  const [, less] = LESS.find(([below]) => ratio < below) ?? [];
  if (less !== undefined) return less;
  if (ratio < 2) return ratio <= 1.1 ? 'at about the same size' : 'and is larger';
  const whole = Math.min(MOST_IN_WORDS, Math.floor(ratio));
  return `at ${ratio > whole ? 'more than ' : ''}${multiple(whole)} its size`;
}

const LESS: readonly (readonly [below: number, words: string])[] = [
  [1 / 10, 'at less than a tenth of its size'],
  [1 / 4, 'at less than a quarter of its size'],
  [1 / 3, 'at less than a third of its size'],
  [1 / 2, 'at less than half its size'],
  [0.9, 'and is smaller'],
];
