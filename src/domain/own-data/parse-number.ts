import type { DecimalMark } from './mapping';

export interface ParsedNumber {
  readonly value: number;
  /** Whether a percent sign or word follows; `value` is then still the written number. */
  readonly isPercent: boolean;
}

const UNIT =
  /\s*(?:%|percent|per cent|prozent|v\. ?h\.|pct\.?)(?:\s*(?:p\.? ?a\.?|a year|per year|pro jahr|im jahr))?$/i;
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** Reads "42 %", "−5,7", "1.234,5", "1 234.5", "1'234". @returns null where it is no number */
export function parseNumber(text: string, mark: DecimalMark): ParsedNumber | null {
  const written = text.replace(/[\u2212\u2013]/g, '-').trim();
  const bare = written.replace(UNIT, '');
  const digits = ungrouped(bare.trim(), mark);
  if (digits === null || !PLAIN.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? { value, isPercent: bare !== written } : null;
}

/** Without separators of thousands and with a point; null where the separators are not in place. */
function ungrouped(text: string, mark: DecimalMark): string | null {
  const parts = text.replace(/^([+-])\s+/, '$1').split(mark);
  if (parts.length > 2) return null;
  const [whole = '', fraction] = parts;
  const group = mark === ',' ? '.' : ',';
  const hasGroups = new RegExp(`[\\s'’${group}]`).test(whole);
  if (hasGroups && !new RegExp(`^[+-]?\\d{1,3}(?:([\\s'’${group}])\\d{3})(?:\\1\\d{3})*$`).test(whole)) return null;
  const digits = hasGroups ? whole.replace(/[^\d+-]/g, '') : whole;
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/**
 * The decimal mark that a written number shows.
 * @returns null where both readings are possible ("1,234"), or none is needed
 */
export function decimalEvidence(text: string): DecimalMark | null {
  const number = text.replace(UNIT, '').trim();
  if (!/^[+\-\u2212\u2013]?\s*[\d\s'’.,]*\d$/.test(number)) return null;
  const marks = number.replace(/[^.,]/g, '');
  if (marks === '') return null;
  const last = marks.at(-1) === ',' ? ',' : '.';
  if (marks.includes(',') && marks.includes('.')) return last;
  // Several of one kind can only separate thousands.
  if (marks.length > 1) return last === ',' ? '.' : ',';
  return /(?:^|[^\d])[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? null : last;
}
