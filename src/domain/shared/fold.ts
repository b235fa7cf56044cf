const PLAIN = /^[ -~]*$/;

/** Lower case without accents, to compare texts as they are typed. */
export function fold(text: string): string {
  // Normalising takes ten times as long, and most names do not need it.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A text with its umlauts and ß spelled out, 'Waerme' for 'Wärme'; a text without any stays as it is. */
export function spelledOut(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter);
}

/** A text folded in each of its spellings: 'warme' and 'waerme' for 'Wärme', so that either one is found. */
export function foldedSpellings(text: string): readonly string[] {
  return [...new Set([fold(text), fold(spelledOut(text))])];
}

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text, folded: nothing but letters and digits, so that they can be part of a regular expression. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).split(SEPARATORS).filter(Boolean);
}

/** A text folded, with the index of each of its characters in the text itself. */
export interface FoldedText {
  readonly folded: string;
  readonly indexAt: (index: number) => number;
}

/** Folds a text so that what is found in it can be shown as it is written. */
export function foldedText(text: string): FoldedText {
  if (PLAIN.test(text)) return { folded: text.toLowerCase(), indexAt: (index) => index };
  let folded = '';
  let read = 0;
  const indexes: number[] = [];
  for (const character of text) {
    const plain = fold(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) indexes.push(read);
    read += character.length;
  }
  return { folded, indexAt: (index) => indexes[index] ?? text.length };
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Compares names: digits by their numeric value, without regard to case and accents.
 * @returns less than 0, 0, or more than 0, as `Array.prototype.sort` expects
 */
export const compareNames: (one: string, other: string) => number = collator.compare;

/** A sorted copy of the items, by {@link compareNames}. */
export function byName<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  return items.toSorted((one, other) => compareNames(one.name, other.name));
}

/** FNV-1a of a text, as an unsigned number of 32 bits: the same on every device. */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
