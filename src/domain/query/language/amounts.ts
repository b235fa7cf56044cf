import { type QueryFigure } from '../query-figures';
import { isCounted } from '../query-figure-words';
import type { PhrasesOfText } from './word-lists';

/** A number with its unit. A share is between 0 and 1 as it is said: 'half'. */
export interface ReadAmount {
  readonly value: number;
  readonly unit: '%' | 'points' | 'share' | null;
  readonly currency: string | null;
  /** In millions where a scale or a currency is given. */
  readonly isMoney: boolean;
}

/** '€20 million', '20 %', 'twenty percent', '5 points', 'half', '-3 %' at a place; null: there is none. */
export function amountAt(
  text: PhrasesOfText,
  start: number,
): { readonly amount: ReadAmount; readonly length: number } | null {
  let at = start;
  const take = (kind: string): string | null => {
    const found = text.phrasesAt(at).find((each) => each.kind === kind && each.isWhole);
    if (found === undefined) return null;
    at += found.length;
    return String(found.value);
  };
  const isSigned = take('minus') !== null;
  const before = take('currency');
  const number = text.tokens[at]?.number ?? null;
  if (number !== null) at += 1;
  const spoken = number === null ? take('number') : null;
  const fraction = number === null && spoken === null ? take('fraction') : null;
  const value = number ?? Number(spoken ?? fraction ?? Number.NaN);
  if (Number.isNaN(value)) return null;
  const scale = take('scale');
  const currency = before ?? take('currency');
  const unit = take('unit') as '%' | 'points' | null;
  const isMoney = scale !== null || currency !== null;
  const scaled = isMoney ? value * (scale === null ? 1e-6 : Number(scale)) : value;
  return {
    amount: { value: isSigned ? -scaled : scaled, unit: fraction === null ? unit : 'share', currency, isMoney },
    length: at - start,
  };
}

/** A whole number of rows or things; null: it is none. */
export function readCount({ value, unit, isMoney }: ReadAmount): number | null {
  return Number.isInteger(value) && value > 0 && unit === null && !isMoney ? value : null;
}

/** As the figure holds it: 20 of a share is 0.2; null: the figure has no such unit. */
export function valueFor({ value, unit, isMoney }: ReadAmount, figure: QueryFigure): number | null {
  if (figure === 'date') return null;
  if (figure === 'raised') return unit === null ? value : null;
  if (isMoney) return null;
  if (isCounted(figure)) return unit === null ? value : null;
  return unit === 'share' ? value : rounded(value / 100);
}

/** 0.2 + 0.02 is a little more than 0.22. */
export function rounded(value: number): number {
  return Math.round(value * 1e8) / 1e8;
}
