import { fold } from '../shared/fold';

/** A part of a text: from the first index to the one after the last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** One word, number or sign of a text, with its place. */
export interface WordToken extends TextRange {
  /** Folded: lower case without accents, with 'ss' for 'ß'. */
  readonly text: string;
  /** What else it may be, where no word of the project or of a language begins like it: a word one typing error away. */
  readonly meant?: readonly string[];
  /** null: it is no number. */
  readonly number: number | null;
  /** The number of the quotation that it is in; 0: none. */
  readonly quote: number;
}

const TOKEN =
  /[“”„"«»‚‘’']|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:org|com|eu|int|net|io|gov|edu|de|uk|ngo)\b|\d+(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|>=|<=|!=|[%€$£<>=≥≤≠,;:/&+−×]|\p{N}|(?<=\d\s*)[-–](?=\s*\d)|(?<![\p{L}\d])-(?=\d)/giu;

/** The words, numbers and signs of a text; everything else only separates them. */
export function tokensOf(text: string): readonly WordToken[] {
  const tokens: WordToken[] = [];
  let quote = 0;
  let quotes = 0;
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    if (QUOTE.test(raw)) {
      // An apostrophe within a word is no quotation.
      const isApostrophe = /['‘’]/.test(raw) && /[\p{L}\p{M}]$/u.test(text.slice(0, index));
      if (!isApostrophe || quote > 0) quote = quote > 0 ? 0 : (quotes += 1);
      continue;
    }
    tokens.push({ from: index, to: index + raw.length, text: foldedToken(raw), number: numberOf(raw), quote });
  }
  // A quotation without an end is none.
  return quote === 0 ? tokens : tokens.map((token) => (token.quote === quotes ? { ...token, quote: 0 } : token));
}

const QUOTE = /^[“”„"«»‚‘’']$/;

function foldedToken(raw: string): string {
  return fold(raw).replaceAll('ß', 'ss');
}

/** The words of a name or phrase, folded, without signs. */
export function tokenWords(text: string): readonly string[] {
  return tokensOf(text).map((token) => token.text);
}

/** '1,200' and '1.200' are thousands, '2.5' and '2,5' decimals. */
function numberOf(raw: string): number | null {
  if (!/^\d/.test(raw) || /[a-z]/i.test(raw)) return null;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)) return Number(raw.replace(/[.,]/g, ''));
  return Number(raw.replace(',', '.'));
}

/** 'robots' and 'robot' are one word; short words and those with another meaning keep their ending. */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

export function isWordToken({ text }: WordToken): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(text);
}
