import { foldedText, foldedWords } from './fold';

/** Characters before and after the match. */
const BEFORE = 24;
const AFTER = 70;

/** The words of a text around the first typed word in it, whatever its accents; null: none of the words is in it. */
export function excerptOf(text: string, query: string): string | null {
  const plain = searchableWords(text).replace(/\s+/g, ' ').trim();
  const { folded, indexAt } = foldedText(plain);
  const found = foldedWords(query)
    .map((word) => folded.indexOf(word))
    .find((index) => index >= 0);
  if (found === undefined) return null;
  const at = indexAt(found);
  const from = at <= BEFORE ? 0 : wordStart(plain, at);
  const end = plain.length <= at + AFTER ? plain.length : Math.max(at, plain.lastIndexOf(' ', at + AFTER));
  return `${from > 0 ? '… ' : ''}${plain.slice(from, end)}${end < plain.length ? ' …' : ''}`;
}

/** Where the first whole word of those shortly before the match begins; the match itself where there is none. */
function wordStart(text: string, match: number): number {
  const space = text.slice(0, match).indexOf(' ', match - BEFORE);
  return space < 0 ? match : space + 1;
}

/** Removes HTML tags, so that a search for "strong" does not match every bold word. Does not make a text safe to show. */
export function searchableWords(text: string): string {
  return text.replace(/<[^>]*>/g, ' ');
}
