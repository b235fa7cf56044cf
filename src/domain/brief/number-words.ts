import { formatCount } from '../shared/figures';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'six', '13'. */
export function numberWord(count: number): string {
  return WORDS[count] ?? formatCount(count);
}

/** 'Six', '13'. */
export function capitalNumber(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** 'A', 'A and B', 'A, B and C'. */
export function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
