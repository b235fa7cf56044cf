import { searchableWords } from './searchable-words';

/** Characters before and after the match. */
const BEFORE = 24;
const AFTER = 70;

/** The words of a text around the first typed word in it; null: none of the words is in it. */
export function excerptOf(text: string, query: string): string | null {
  const plain = searchableWords(text).replace(/\s+/g, ' ').trim();
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const at = words.map((word) => plain.search(new RegExp(word, 'iu'))).find((index) => index >= 0);
  if (at === undefined) return null;
  const start = at <= BEFORE ? 0 : plain.indexOf(' ', at - BEFORE) + 1;
  const from = start > at ? at : start;
  const end = plain.length <= at + AFTER ? plain.length : Math.max(at, plain.lastIndexOf(' ', at + AFTER));
  return `${from > 0 ? '… ' : ''}${plain.slice(from, end)}${end < plain.length ? ' …' : ''}`;
}
