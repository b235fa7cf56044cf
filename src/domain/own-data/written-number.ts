import type { DecimalMark } from './mapping';

/** What is written beside a number. */
type WrittenUnit =
  | { readonly is: 'none' }
  /** per: 100 for a percent sign, 1,000 for per mille, 10,000 for basis points. */
  | { readonly is: 'part'; readonly per: number }
  /** '1.2x', '3-fach'. */
  | { readonly is: 'factor' }
  | ({ readonly is: 'money' } & MoneyUnit);

export interface MoneyUnit {
  /** As an ISO code where it is known; '' for a scale alone, such as '3 Mrd'. */
  readonly currency: string;
  readonly factor: number;
  /** As written: 'Mio. €'. */
  readonly written: string;
}

export interface WrittenNumber {
  /** As written, without its unit. */
  readonly value: number;
  readonly unit: WrittenUnit;
}

/** Longer words first. */
const SCALES: readonly (readonly [words: string, factor: number])[] = [
  ['trillion|billionen|trn|tn|bio|兆', 1e12],
  ['mil millones', 1e9],
  ['億|亿', 1e8],
  ['万|萬', 1e4],
  ['billion|milliarden?|milliards?|miljard(?:en|er)?|miliard[a-zó]{0,2}|bilh(?:ão|ões)|mrd|mld|mds?|bn|bi|b', 1e9],
  [
    'millionen|millions?|millones|milion[a-zió]{0,2}|milh(?:ão|ões)|miljoner|miljoen|miljon|mio|mln|mkr|mm|mn|mi|m',
    1e6,
  ],
  ['crores?|cr', 1e7],
  ['lakhs?|lac', 1e5],
  ['thousand|tausend|duizend|tusen|tys|tsd|mille|mil|k', 1e3],
];
/** Scales that are a number without a currency as well; one character may be another unit. */
const WORD_SCALE =
  /^(?:trillion|billionen|billion|milliarden?|mrd|bn|millionen|million|mio|mln|mn|crores?|lakhs?|thousand|tausend|tsd)$/i;
const CURRENCIES: readonly (readonly [form: RegExp, code: string])[] = [
  [/^(?:€|euros?)$/i, 'EUR'],
  [/^(?:us)?\$$|^dollars?$/i, 'USD'],
  [/^£$/, 'GBP'],
  [/^[¥円]$/, 'JPY'],
  [/^元$/, 'CNY'],
  [/^(?:₹|rs\.?)$/i, 'INR'],
  [/^(?:fr\.?|franken)$/i, 'CHF'],
  [/^kr$/i, 'SEK'],
  [/^zł$/i, 'PLN'],
  [/^kč$/i, 'CZK'],
];
const SCALE = SCALES.map(([words]) => words).join('|');
const CURRENCY = String.raw`[a-z]{0,2}\p{Sc}|[a-z]{3}|euros?|dollars?|franken|rs\.?|fr\.|kr|zł|kč|円|元`;
const BACK = new RegExp(String.raw`^(?:${SCALE}|t)\.?$`, 'i');
const MONEY: readonly RegExp[] = [
  new RegExp(String.raw`^(?<scale>t|${SCALE})\.?\s*(?<currency>${CURRENCY})$`, 'iu'),
  new RegExp(String.raw`^(?<currency>${CURRENCY})\s*(?<scale>${SCALE})?\.?$`, 'iu'),
  new RegExp(String.raw`^(?<scale>${SCALE})\.?$`, 'iu'),
];
const NAMED_MONEY = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:[kmt]|${SCALE})?\.?\s*(?:\p{Sc}|us\$|usd|eur|euro|gbp|chf|jpy|cny|inr|sek|nok|dkk|dollars?|franken|円|元)(?:bn|mn|m|k)?(?![\p{L}])|(?:^|[^\p{L}])(?:mrd|mio|bn|mn)(?![\p{L}])`,
  'iu',
);

const YEARLY = String.raw`(?:\s*(?:\(?cagr\)?|p\.?\s?a\.?|per annum|\/?\s?(?:a|y|yr|year|jahr)|(?:a|per) year|(?:pro|im) jahr|yoy))?`;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      String.raw`^(?:pp|ppt|p\.p\.|%-?\s?(?:points?|punkte?)|percentage points?|prozentpunkte?)${YEARLY}$`,
      'i',
    ),
    100,
  ],
  [new RegExp(String.raw`^(?:%|percent|per cent|prozent|v\. ?h\.|pct\.?)${YEARLY}$`, 'i'), 100],
  [/^(?:‰|per ?mille|promille)$/i, 1000],
  [/^(?:bps?|basis ?points?|basispunkte?)$/i, 10_000],
];
const FACTOR = /^(?:x|×|-?\s?fach|times)$/i;

const UP = /[▲△↑↗⬆🔺]/gu;
const DOWN = /[▼▽↓↘⬇🔻]/gu;
const LEVEL = /[→►⇒➡]/gu;
/** In words, at the beginning: 'up 12 %', 'down by 3 %', 'steigt um 4 %'. */
const BY = String.raw`(?:\s+(?:by|of|um|von|de))?\s+`;
const WORD_UP = new RegExp(
  `^(?:up|plus|rises?|rose|rising|grows?|grew|growing|gains?|gained|increased?s?|increasing|steigt|stieg|gestiegen|w(?:ä|ae)chst|gewachsen|zunahme|hausse)${BY}(?=[~\\d+])`,
  'i',
);
const WORD_DOWN = new RegExp(
  `^(?:down|minus|falls?|fell|falling|drops?|dropped|declined?s?|declining|decreased?s?|decreasing|loses?|lost|f(?:ä|ae)llt|sinkt|sank|gesunken|gefallen|r(?:ü|ue)ckgang|abnahme|baisse)${BY}(?=[~\\d])`,
  'i',
);
const ABOUT = /^(?:~|≈|ca\.?|circa|approx\.?|about|rund|etwa)\s*/i;
const FOOTNOTE = /(?<=[\d%)\p{L}.])\s*(?:[*†‡§]+|\[\w{1,2}\]|\((?:e|p|r|\d)\))$/iu;
/** 'estimated', 'provisional', 'revised' behind a number; a dash for no cents: '1’500.–'. */
const FLAG = /(?<=[\d%])\s?[epr]$|(?<=\d)[.,]-+$/i;
const NUMBER =
  /^(?<before>[^\d]*?)(?<sign>[+-]?)\s*(?<digits>(?:[.,]?\d)[\d.,'\s]*?(?:e[+-]?\d{1,3})?)\s*(?<after>[^\d\s](?:[^\d]*[^\d\s])?)?$/iu;

/**
 * Reads '42 %', '(3.2%)', '8.5-', '▼ 4 %', '1.234,5', '12,34,567', '1,2 Mrd. €', 'TEUR 500', '12 %/a', and the same in the
 * digits of other scripts. @returns null for what is no single number, such as a range or '>50 %'
 */
export function readNumber(text: string, mark: DecimalMark): WrittenNumber | null {
  const found = partsOf(text, mark);
  if (found === null) return null;
  const digits = ungrouped(found.digits, mark);
  const unit = unitOf(found.before, found.after);
  if (digits === null || unit === null) return null;
  const value = Number(digits) * found.sign;
  return Number.isFinite(value) ? { value: value + 0, unit } : null;
}

/** In characters: a unit is a short word or two. */
const LONGEST_UNIT = 20;

/** A number with any unit behind it, such as '3 per year' or '450 MW'; null: another text. */
export function quantityOf(text: string, mark: DecimalMark): { readonly value: number; readonly unit: string } | null {
  const found = partsOf(text.trim(), mark);
  if (found === null || found.before !== '' || found.after.length > LONGEST_UNIT) return null;
  const digits = ungrouped(found.digits, mark);
  const isUnit = /^\p{L}[\p{L}\s./²³]*$/u.test(found.after);
  return digits === null || !isUnit ? null : { value: Number(digits) * found.sign, unit: found.after };
}

/** The decimal mark that a written number shows; null: both readings are possible ('1,234'), or none is needed. */
export function decimalEvidence(text: string): DecimalMark | null {
  const found = partsOf(text, '.');
  if (found === null || unitOf(found.before, found.after) === null) return null;
  const { digits } = found;
  const marks = digits.replace(/[^.,]/g, '');
  if (marks === '') return null;
  const last = marks.at(-1) === ',' ? ',' : '.';
  if (marks.includes(',') && marks.includes('.')) return last;
  // Several of one kind can only separate thousands.
  if (marks.length > 1) return last === ',' ? '.' : ',';
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? null : last;
}

/** The unit of a number format or of a column's name: 'Mio. €', 'USD bn'; null: no money. */
export function moneyUnit(written: string): MoneyUnit | null {
  const text = written.replace(/[()[\]]/g, ' ').trim();
  for (const form of MONEY) {
    const { scale, currency } = form.exec(text)?.groups ?? {};
    if (scale === undefined && currency === undefined) continue;
    if (currency === undefined && !WORD_SCALE.test(scale ?? '')) continue;
    const code = currency === undefined ? '' : currencyCode(currency);
    if (code !== null) return { currency: code, factor: factorOf(scale ?? '', currency !== undefined), written: text };
  }
  return null;
}

/** Whether the end of a column's name is a unit: '%', 'per cent', 'Mio. €', 'index'. */
export function isUnitName(text: string): boolean {
  return (
    PARTS.some(([form]) => form.test(text)) ||
    /^(?:index|score|factor|faktor|multiple)$/i.test(text) ||
    moneyUnit(text) !== null
  );
}

/** Whether a name says that its numbers are money: 'Market size (USD bn)', 'Umsatz in Mio. €'. */
export function namesMoney(text: string): boolean {
  return NAMED_MONEY.test(text);
}

function partsOf(
  text: string,
  mark: DecimalMark,
): { readonly before: string; readonly digits: string; readonly after: string; readonly sign: 1 | -1 } | null {
  if (text.length > 60 || !/\p{Nd}/u.test(text)) return null;
  // The usual form, at once: a file may have millions of them.
  const [, minus = '', bare = ''] = /^([+-]?)(\d+(?:[.,]\d+)?)$/.exec(text) ?? [];
  if (bare !== '') return { before: '', digits: bare, after: '', sign: minus === '-' ? -1 : 1 };
  let rest = plain(text, mark);
  const isDown = !ASCII.test(rest) && rest.search(DOWN) >= 0;
  if (!ASCII.test(rest)) rest = rest.replace(UP, ' ').replace(DOWN, ' ').replace(LEVEL, ' ').trim();
  const isFalling = isDown || WORD_DOWN.test(rest);
  rest = rest
    .replace(WORD_DOWN, '')
    .replace(WORD_UP, '')
    .replace(ABOUT, '')
    .replace(FOOTNOTE, '')
    .replace(FLAG, '')
    .trim();
  const inBrackets = /^\((?<inside>[^()]*\d[^()]*)\)(?<after>\s*%.*)?$/.exec(rest)?.groups;
  if (inBrackets !== undefined) rest = `${inBrackets['inside'] ?? ''}${inBrackets['after'] ?? ''}`.trim();
  const behind = /^(?<number>[^-]*\d)\s*-(?<unit>\s*%?)$|^(?<percent>[^-]*%)\s*-$/.exec(rest)?.groups;
  if (behind !== undefined) rest = behind['percent'] ?? `${behind['number'] ?? ''}${behind['unit'] ?? ''}`;
  const found = NUMBER.exec(rest)?.groups;
  if (found === undefined) return null;
  const isNegative = found['sign'] === '-' || isFalling || inBrackets !== undefined || behind !== undefined;
  return {
    before: (found['before'] ?? '').trim(),
    digits: found['digits'] ?? '',
    after: (found['after'] ?? '').trim(),
    sign: isNegative ? -1 : 1,
  };
}

/** What needs hardly any of the replacements below. */
const ASCII = /^[ -~]*$/;

/** Without marks of footnotes and direction, with Latin digits and ASCII signs. */
function plain(text: string, mark: DecimalMark): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'").replace(/ {2,}/g, ' ').trim();
  return text
    .replace(/[¹²³⁰-⁹⁽⁾]+\)?\s*$/u, '')
    .normalize('NFKC')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .replaceAll('٫', mark)
    .replaceAll('٬', mark === '.' ? ',' : '.')
    .replaceAll('٪', '%')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/[’ʼ′`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The decimal digits of a script stand one after the other, from zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Digits in groups, by the mark before decimals; 12,34,567 is of India. */
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\d{1,3}(?:([\s',])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d\d)+,\d{3}$/,
  ',': /^\d{1,3}(?:([\s'.])\d{3})(?:\1\d{3})*$/,
};

/** Without separators of thousands and with a point; null where the separators are not in place. */
function ungrouped(digits: string, mark: DecimalMark): string | null {
  const parts = digits.split(mark);
  if (parts.length > 2) return null;
  const [whole = '', fraction] = parts;
  const isGrouped = /[\s'.,]/.test(whole);
  if (isGrouped && !GROUPED[mark].test(whole)) return null;
  const plainWhole = isGrouped ? whole.replace(/\D/g, '') : whole;
  const number = fraction === undefined ? plainWhole : `${plainWhole}.${fraction}`;
  return /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(number) ? number : null;
}

function unitOf(before: string, after: string): WrittenUnit | null {
  if (before === '') {
    if (after === '') return { is: 'none' };
    const part = PARTS.find(([form]) => form.test(after));
    if (part !== undefined) return { is: 'part', per: part[1] };
    if (FACTOR.test(after)) return { is: 'factor' };
    // '1.2M' and '12k', but not '12 m'.
    if (/^[kMB]$/.test(after)) return { is: 'money', currency: '', factor: factorOf(after, false), written: after };
  }
  const money = before === '' ? moneyUnit(after) : after === '' ? moneyUnit(before) : null;
  if (money !== null) return { is: 'money', ...money };
  if (before === '' || after === '') return null;
  // '$1.2m', 'EUR 3 Mio.': the currency before, the scale behind.
  const [front, back] = [moneyUnit(before), BACK.test(after)];
  if (front === null || front.currency === '' || front.factor !== 1 || !back) return null;
  const factor = /^t$/i.test(after) ? 1e12 : factorOf(after.replace(/\.$/, ''), false);
  return { is: 'money', currency: front.currency, factor, written: `${before} ${after}` };
}

/** T€ and TEUR are thousands. */
function factorOf(scale: string, isBeforeCurrency: boolean): number {
  if (isBeforeCurrency && /^t$/i.test(scale)) return 1e3;
  return SCALES.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(scale))?.[1] ?? 1;
}

const COMMON = /^(?:usd|eur|gbp|chf|jpy|cny|inr|sek|nok|dkk|pln)$/i;
let isoCodes: ReadonlySet<string> | null = null;

function currencyCode(written: string): string | null {
  const known = CURRENCIES.find(([form]) => form.test(written));
  if (known !== undefined) return known[1];
  if (/\p{Sc}/u.test(written)) return written.toUpperCase();
  isoCodes ??= new Set(Intl.supportedValuesOf('currency'));
  // Other codes are words in lower case: 'all', 'try'.
  return isoCodes.has(written) || COMMON.test(written) ? written.toUpperCase() : null;
}
