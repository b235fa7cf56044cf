import { capitalized } from './capitalized';
import { formatCount } from './figures';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "no", "one" … "twelve", then digits: "13", "2,413". */
export function numberWord(count: number): string {
  return WORDS[count] ?? formatCount(count);
}

/** 'Six', '13'. */
export function capitalNumber(count: number): string {
  return capitalized(numberWord(count));
}
