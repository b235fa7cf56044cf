import { isUnitName } from './written-number';

/** Lower case without accents; every run of other characters than letters and digits is one blank. */
export function normalisedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A key of a program in words: 'marketSizeUsd' is 'market Size Usd'. */
export function inWords(name: string): string {
  return name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
}

/** In words: 'in USD bn'. */
const LONGEST_UNIT = 3;

/**
 * "Growth p.a. (in %)", "Growth in %" and "Umsatz in Mio. €" without their units, "CAGR 2025-2030" and "Market size 2024" without
 * their years: "growth p a", "growth", "umsatz", "cagr", "market size".
 */
export function nameWithoutUnit(name: string): string {
  const bare = name.replace(/[([{][^)\]}]*[)\]}]/g, ' ').trim();
  const words = bare.split(/[\s,;:_]+/);
  for (let count = Math.min(LONGEST_UNIT, words.length - 1); count > 0; count -= 1) {
    if (!isUnitName(words.slice(-count).join(' '))) continue;
    return withoutYears(words.slice(0, -count).join(' '));
  }
  return withoutYears(bare);
}

/** Of a name that is a year alone, such as 'FY 2025e', '2026*' or '2024 (USD)'; null: another name. */
export function yearOf(name: string): number | null {
  const year = /^\s*(?:fy\s*)?((?:19|20)\d\d)\s*[aefp]?\s*[*†]?(?:\s*\([^)]*\))?\s*$/i.exec(name)?.[1];
  return year === undefined ? null : Number(year);
}

/** The last year in a name, such as in 'Market size 2024 (USD bn)'; null: there is none. */
export function yearIn(name: string): number | null {
  const year = /(?:19|20)\d\d(?!.*(?:19|20)\d\d)/.exec(name)?.[0];
  return year === undefined ? null : Number(year);
}

/** Such as in 'Growth 2020–2025 (total, %)': the years over which a change was summed up; null: it is none, or one a year. */
export function totalSpan(name: string): { readonly from: number; readonly to: number } | null {
  const [, from, to] = /((?:19|20)\d\d)\s*(?:[-–—]|to|bis)\s*((?:19|20)\d\d)/.exec(name) ?? [];
  if (!/(?:^|[^\p{L}])(?:total|cumulative|overall|gesamt|insgesamt|kumuliert)(?:[^\p{L}]|$)/iu.test(name)) return null;
  return Number(to) - Number(from) > 1 ? { from: Number(from), to: Number(to) } : null;
}

const UNSETTLED =
  /(?:19|20)\d\d\s?(?:[efp](?![\p{L}-])|[*†])|forecast|prognose|expected|erwartet|estimate|gesch(?:ä|ae)tzt|projected|incomplete|unvollst(?:ä|ae)ndig|preliminary|vorl(?:ä|ae)ufig/iu;

/**
 * Whether a name says that its year is a forecast or is not complete: '2030F', '2025e', '2024*', or a year after this one.
 * @param thisYear undefined: unknown
 */
export function isUnsettled(name: string, thisYear?: number): boolean {
  return UNSETTLED.test(name) || (yearIn(name) ?? 0) > (thisYear ?? 9999);
}

function withoutYears(name: string): string {
  return normalisedName(name)
    .replace(/ (?:in|as|als)$/, '')
    .replace(/(?: (?:19|20)?\d\d){2}$| (?:19|20)\d\d[aefp]?$/, '')
    .replace(/ (?:in|as|als)$/, '')
    .trim();
}

/** The mark of an item in a list. */
export const ITEM = /^[-–—•*·▪‣]\s+/;

/** A name without characters that are not seen, and without the mark of an item. */
export function cleanedName(name: string): string {
  return name
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .trim()
    .replace(ITEM, '');
}

/** Equal for names that a reader takes for the same. */
export function sameNameKey(name: string): string {
  const plain = cleanedName(name.normalize('NFKC')).replace(/[\u200C-\u200F]/g, '');
  return plain.replace(/\s+/g, ' ').toLowerCase();
}

/** The name, or with a number where another has it: 'Mobility (2)'. Takes it. @param keyOf the same for equal names */
export function freeName(name: string, taken: Set<string>, keyOf: (name: string) => string = (each) => each): string {
  let free = name;
  for (let count = 2; taken.has(keyOf(free)); count += 1) free = `${name} (${count})`;
  taken.add(keyOf(free));
  return free;
}

/** "mobility-signals.csv" is "Mobility signals". */
export function nameOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return name === '' ? 'My data' : name.charAt(0).toUpperCase() + name.slice(1);
}
