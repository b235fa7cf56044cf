import { fixedDigits } from './figures';
import { numberWord } from './words';

/** Growth that differs by less is not worth a sentence. */
export const LEAST_RATIO = 1.5;

/**
 * The rule for 'times' and 'about': a ratio is said in words only where the words are nearer than a twentieth of it, and
 * with 'about' unless they are nearer than a two-hundredth. All other ratios are said as a number with one decimal.
 */
const NEAR = 0.05;
const EXACT = 0.005;
const MOST_IN_WORDS = 12;

/**
 * "four times as fast", "about twice as fast", "one and a half times as fast", "2.3 times as fast"; above twelve "more
 * than twelve times as fast". @param ratio at least {@link LEAST_RATIO}
 */
export function timesAsFast(ratio: number): string {
  return `${times(ratio)} as fast`;
}

function times(ratio: number): string {
  if (ratio > MOST_IN_WORDS) return `more than ${numberWord(MOST_IN_WORDS)} times`;
  // Half steps have words below three only.
  const said = ratio < 2.75 ? Math.round(ratio * 2) / 2 : Math.round(ratio);
  const off = Math.abs(ratio - said) / ratio;
  if (off > NEAR) return `${fixedDigits(ratio, 1)} times`;
  return `${off > EXACT ? 'about ' : ''}${multiple(said)}`;
}

function multiple(count: number): string {
  if (count === 2) return 'twice';
  if (!Number.isInteger(count)) return `${numberWord(Math.floor(count))} and a half times`;
  return `${numberWord(count)} times`;
}

/**
 * "at less than half its size", "at about the same size", "and is larger", "at more than twice its size".
 * @param ratio of the two sizings
 */
export function sizeInWords(ratio: number): string {
  const [, less] = LESS.find(([below]) => ratio < below) ?? [];
  if (less !== undefined) return less;
  if (ratio < 2) return ratio <= 1 + NEAR ? 'at about the same size' : 'and is larger';
  const whole = Math.min(MOST_IN_WORDS, Math.floor(ratio));
  return `at ${ratio > whole ? 'more than ' : ''}${multiple(whole)} its size`;
}

const LESS: readonly (readonly [below: number, words: string])[] = [
  [1 / 10, 'at less than a tenth of its size'],
  [1 / 4, 'at less than a quarter of its size'],
  [1 / 3, 'at less than a third of its size'],
  [1 / 2, 'at less than half its size'],
  [1 - NEAR, 'and is smaller'],
];
