import type { DecimalMark } from './mapping';
import { parseNumber } from './parse-number';

const CURRENCY = String.raw`US\$|\$|€|£|¥|USD|EUR|GBP|CHF|JPY|CNY|INR|SEK|NOK|DKK|Euro|Dollar`;
/** The longer words first. */
const SCALES: readonly (readonly [words: string, factor: number])[] = [
  ['trillion|billionen|trn|tn|bio', 1e12],
  ['billion|milliarden|milliards|mrd|bn|b', 1e9],
  ['million|millionen|millions|mio|mln|mn|m', 1e6],
  ['thousand|tausend|tsd|k', 1e3],
];
const SCALE = SCALES.map(([words]) => words).join('|');
const WRITTEN = new RegExp(
  String.raw`^(?:(${CURRENCY})\s*)?([+-]?[\d.,'’\s]*\d)\s*(?:(${SCALE})\.?)?(?![a-z])\s*(${CURRENCY})?$`,
  'i',
);
const NAMED = new RegExp(
  String.raw`(?:^|[^\p{L}])[kmt]?(?:${CURRENCY})(?![\p{L}])|(?:^|[^\p{L}])(?:mrd|mio|bn|mn)\b`,
  'iu',
);

export interface Amount {
  /** As written, without its unit. */
  readonly number: number;
  /** As written: 'Mio. €'. */
  readonly unit: string;
  readonly currency: string;
  /** In single units of the currency. */
  readonly value: number;
}

/** Reads '$1,2m', '€ 310 bn', '12,5 Mio. €'. @returns null: no currency or no number */
export function parseAmount(text: string, mark: DecimalMark): Amount | null {
  const found = WRITTEN.exec(text.replace(/[\u2212\u2013]/g, '-').trim());
  if (found === null) return null;
  const [, before, digits = '', scale, after] = found;
  if (before === undefined && after === undefined && !/^(?:bn|mrd|mio|million|billion)/i.test(scale ?? '')) return null;
  const number = parseNumber(digits, mark);
  if (number === null || number.isPercent) return null;
  const unit = [before, scale, after].filter((part) => part !== undefined).join(' ');
  return {
    number: number.value,
    unit,
    currency: before ?? after ?? '',
    value: number.value * factorOf(scale ?? ''),
  };
}

const SCALE_IN_UNIT = new RegExp(String.raw`(?:^|[^a-z])(${SCALE})(?![a-z])\.?`, 'i');

/** Of an amount with the unit of its number format: 12.5 and 'Mio. €' are 12,500,000. */
export function amountIn(number: number, unit: string): Amount {
  const scale = SCALE_IN_UNIT.exec(unit)?.[1] ?? '';
  const currency = unit.replace(SCALE_IN_UNIT, ' ').trim();
  return { number, unit: unit.trim(), currency, value: number * factorOf(scale) };
}

/** Whether a name says that its numbers are money: 'Market size (USD bn)', 'Umsatz in Mio. €'. */
export function namesMoney(text: string): boolean {
  return NAMED.test(text);
}

function factorOf(word: string): number {
  return SCALES.find(([words]) => words.split('|').includes(word.toLowerCase()))?.[1] ?? 1;
}
