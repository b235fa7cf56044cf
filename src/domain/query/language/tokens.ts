import { fold, foldedSpellings } from '../../shared/fold';
import { withCondition, type Condition, type Query } from '../query';
import { withAskedPart, type AskPart } from '../part';

/** A part of a text: from the first index to the one after the last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** One word, number or sign of a text, with its place. */
export interface WordToken extends TextRange {
  /** Lower case, without accents other than umlauts, with 'ss' for 'ß'. */
  readonly text: string;
  /** What else it may be, where no word of the project or of a language begins like it: a word one typing error away. */
  readonly meant?: readonly string[];
  /** null: it is no number. */
  readonly number: number | null;
  /** The number of the quotation that it is in; 0: none. */
  readonly quote: number;
}

/** 'Havent' is typed for 'haven't', and has its two words. */
const TOKEN =
  /[“”„"«»‚‘’']|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:org|com|eu|int|net|io|gov|edu|de|uk|ngo)\b|\d+(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|(?<![\p{L}\p{M}])(?:(?:are|is|was|were|do|does|did|have|has|had|wo|would|could|should)n|can)(?=t(?![\p{L}\p{M}]))|[\p{L}\p{M}]+|[!~^*#±¬]*[<>=≥≤≠≧≦≮≯≈|][<>=≥≤≠≧≦≮≯≈|!~^*#±¬]*|(?<![\p{L}\p{N}])[!~^*#±¬]+(?=\s*[\p{L}\p{N}])|[%€$£,;:/&+−×]|\p{N}|(?<=^|\s)-(?=\p{L})|(?<=\d\s*)[-–](?=\s*\d)|(?<![\p{L}\d])-(?=\d)/giu;

/** Signs that compare, as they are also written, as the word lists have them. */
const WRITTEN: Readonly<Record<string, string>> = {
  '==': '=',
  '===': '=',
  '=>': '>=',
  '=<': '<=',
  '≧': '>=',
  '≥': '>=',
  '≦': '<=',
  '≤': '<=',
  '||': '|',
  '<>': '!=',
  '!==': '!=',
  '≠': '!=',
};
const KNOWN = new Set(['=', '>', '<', '>=', '<=', '!=', '|']);
/** Any other sign: the word lists have these two in amber, so that no sign is read as a blank. */
const [NEGATING_SIGN, OTHER_SIGN] = ['!', '~'];
const SIGN = /^[<>=≥≤≠≧≦≮≯≈|!~^*#±¬]/;

/** The words, numbers and signs of a text; everything else only separates them. */
export function tokensOf(written: string): readonly WordToken[] {
  const text = written.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_FULL_WIDTH));
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
    // 'food -strong' excludes, as at the start of the bar.
    const excludes = raw === '-' && /^\p{L}/u.test(text.slice(index + 1));
    const folded = excludes ? NEGATING_SIGN : foldedToken(raw);
    tokens.push({ from: index, to: index + raw.length, text: folded, number: numberOf(raw), quote });
  }
  // A quotation without an end is none.
  return quote === 0 ? tokens : tokens.map((token) => (token.quote === quotes ? { ...token, quote: 0 } : token));
}

/** Signs, digits and Latin letters as East Asian keyboards type them; each is one character, as the usual one. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const TO_FULL_WIDTH = 0xfee0;
const QUOTE = /^[“”„"«»‚‘’']$/;

/** 'Größe' and 'große' are two words. */
function foldedToken(raw: string): string {
  if (SIGN.test(raw)) {
    const sign = WRITTEN[raw] ?? raw;
    return KNOWN.has(sign) ? sign : /[!¬≮≯]/.test(sign) ? NEGATING_SIGN : OTHER_SIGN;
  }
  return raw
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-zäöü\d]/gu, fold)
    .replaceAll('ß', 'ss');
}

/** The words of a name or phrase, without signs. */
export function tokenWords(text: string): readonly string[] {
  return tokensOf(text).flatMap((token) => (isOtherSign(token) ? [] : [token.text]));
}

function isOtherSign({ text }: WordToken): boolean {
  return text === NEGATING_SIGN || text === OTHER_SIGN;
}

/** The words of a name or phrase, and where it has umlauts, as they are typed without: 'warme' and 'waerme'. */
export function tokenSpellings(text: string): readonly (readonly string[])[] {
  const hasUmlaut = /[äöü]/i.test(text.normalize('NFC'));
  return (hasUmlaut ? [text, ...foldedSpellings(text)] : [text]).map(tokenWords);
}

/** '1,200' and '1.200' are thousands, '2.5' and '2,5' decimals. */
function numberOf(raw: string): number | null {
  if (!/^\d/.test(raw) || /[a-z]/i.test(raw)) return null;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)) return Number(raw.replace(/[.,]/g, ''));
  return Number(raw.replace(',', '.'));
}

export function isWordToken({ text }: WordToken): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(text);
}

/** What the signs before some words ask for: '-', ',' and '|'. */
export interface AskSign {
  readonly excludes: boolean;
  /** The value is one more of the condition before. */
  readonly adds: boolean;
  /** This or the condition before. */
  readonly alternates: boolean;
}

/**
 * The query with parts as the signs before them say: they change its last condition. null: the parts are no conditions, which
 * cannot be excluded or be one of several, or ',' is before what is no value of that condition.
 */
export function withSign(query: Query, parts: readonly AskPart[], sign: AskSign): Query | null {
  const [part] = parts;
  const into = query.conditions.length - 1;
  const before = query.conditions[into];
  if (part?.kind === 'condition' && parts.length === 1) {
    const condition: Condition = sign.excludes ? { ...part.condition, not: !part.condition.not } : part.condition;
    if (sign.alternates && before !== undefined) return withCondition(query, into, either(before, condition));
    if (!sign.adds || before === undefined) return withAskedPart(query, { kind: 'condition', condition });
    const both = withValues(before, part.condition);
    return both && withCondition(query, into, both);
  }
  const isOfConditions = sign.excludes || sign.alternates || (sign.adds && before !== undefined);
  return isOfConditions ? null : parts.reduce<Query>(withAskedPart, query);
}

function either(before: Condition, condition: Condition): Condition {
  const { base, ...first } = before;
  const of = first.kind === 'either' && !first.not ? [...first.of, condition] : [first, condition];
  return { kind: 'either', of, not: false, ...(base && { base }) };
}

/** The fields that hold the values of a condition. */
const LISTS = ['codes', 'names', 'statuses', 'says', 'levels', 'labels', 'hosts', 'words'] as const;

/** null: it has no values, or others. */
export function withValues(before: Condition, more: Condition): Condition | null {
  if (before.kind !== more.kind) return null;
  const [one, other] = [before, more] as unknown as [Record<string, unknown>, Record<string, unknown>];
  const field = LISTS.find((name) => Array.isArray(one[name]) && Array.isArray(other[name]));
  if (field === undefined || before.kind === 'own') return null;
  const values = [...new Set([...(one[field] as unknown[]), ...(other[field] as unknown[])])];
  return { ...one, [field]: values } as unknown as Condition;
}

/** The condition with each of its values alone; empty: it has no values. */
export function valuesOfCondition(condition: Condition): readonly Condition[] {
  const own = condition as unknown as Readonly<Record<string, unknown>>;
  const field = LISTS.find((name) => Array.isArray(own[name]));
  if (field === undefined || condition.kind === 'own') return [];
  return (own[field] as readonly unknown[]).map((value) => ({ ...own, [field]: [value] }) as unknown as Condition);
}

const SIGNS = /^[\s,|-]*/;

/** The signs at the start of a text, and how much of it they are. '-5' is a number. */
export function signIn(text: string): { readonly sign: AskSign; readonly length: number } {
  const [signs] = SIGNS.exec(text.replace(/-(?=\d)/, '0')) ?? [''];
  const sign = { excludes: signs.includes('-'), adds: signs.includes(','), alternates: signs.includes('|') };
  return { sign, length: signs.length };
}
