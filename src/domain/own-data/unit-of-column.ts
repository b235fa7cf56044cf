import { NO_CURRENCY } from './exchange-rates';
import { joined } from '../shared/words';
import { formatCount } from '../shared/figures';
import { cellText } from './cell-text';
import type { ColumnMapping, DecimalMark, Unit, UnitQuestion } from './mapping';
import { yearOf } from './normalised-name';
import { readFigure } from './read-value';
import type { SheetRow } from './tables';
import { namesMoney } from './written-number';

interface ColumnUnit extends Pick<ColumnMapping, 'unit' | 'reason' | 'question' | 'isUnsure' | 'currencies'> {
  /** Amounts of several currencies have no common size: they are a label. */
  readonly target?: 'own-label';
}

const PERCENT_NAME = /%|per ?cent|prozent|(?<![a-z])pct(?![a-z])|\bpp\b/i;
/** Parts of a whole that are none of 100. */
const SMALL_PARTS: readonly (readonly [RegExp, number])[] = [
  [/\u2030|per ?mille|promille/i, 1000],
  [/\bbps?\b|basis ?points?|basispunkte?/i, 10_000],
];
const INDEX_NAME = /\bindex\b|=\s*100\b/i;
export const FACTOR_NAME = /\bfactor\b|\bfaktor\b|\bmultiple\b|\(x\)/i;
/** 'Importance (1-10)', 'Score 0 to 5'. */
const SCALE_NAME = /(?:^|[^\d])[01]\s*(?:-|\u2013|\u2014|to|bis|\.{2,3}|…)\s*(100|10|[2-9])(?!\d)/i;
/** So many values must say the same; fewer others are odd. */
const NEARLY_ALL = 0.75;
/** The ends of usual scales. */
const SCORES: readonly number[] = [5, 10];

interface Bare {
  readonly value: number;
  readonly row: SheetRow;
}

/**
 * What the numbers of a column of shares count. Taken without a question only if the name of the column, the format of its
 * cells or all of its values say so; the reason says what was taken and why.
 * @param key the field, 'growth' or a sizing
 */
export function unitOfColumn(
  key: string,
  header: string,
  rows: readonly SheetRow[],
  index: number,
  nameIndex: number,
  mark: DecimalMark,
): ColumnUnit {
  const bare: Bare[] = [];
  const percents: number[] = [];
  const counts = new Map<string, number>();
  for (const row of rows) {
    const figure = readFigure(row.cells[index], mark);
    if (figure.kind === 'number' || figure.kind === 'amount') bare.push({ value: figure.value, row });
    if (figure.kind === 'percent') percents.push(figure.value);
    else if (figure.kind === 'fraction') percents.push(figure.value * 100);
    if (figure.kind === 'amount') counts.set(figure.currency, (counts.get(figure.currency) ?? 0) + 1);
  }
  const currencies = new Set([...counts].toSorted((a, b) => b[1] - a[1]).map(([currency]) => currency));
  if (currencies.size > 1) {
    const found = [...currencies].map((each) => each || NO_CURRENCY);
    return { ...known(null, `amounts in ${joined(found)}, kept as a label`), target: 'own-label', currencies: found };
  }
  if (bare.length === 0) return known(null, percents.length > 0 ? 'written with %' : '');
  const question = questionOf(key, bare, index, nameIndex, percents.length > 0);
  const sure = sureUnit(key, header, bare, percents, currencies);
  if (sure !== null) return { ...sure, question };
  const [only] = question.answers.length === 1 && question.odd === null ? question.answers : [];
  if (only !== undefined) return { ...known(only, 'no other reading fits'), question };
  const unit = PERCENT_NAME.test(header) ? 'percent' : likelyUnit(key, question, percents.length > 0);
  return { unit, reason: 'unit to check', question, isUnsure: true };
}

/** Where nothing says the unit: the reading that fits most values; null: two fit as well, and the values are no figures. */
function likelyUnit(key: string, { highest, odd, answers }: UnitQuestion, isMixed: boolean): Unit | null {
  if (isMixed || odd !== null) return null;
  if (key === 'growth') return 'percent';
  const score = answers.find((each) => each === 'of-5' || each === 'of-10');
  return score ?? (highest > 0 ? `of-${highest}` : null);
}

function sureUnit(
  key: string,
  header: string,
  bare: readonly Bare[],
  percents: readonly number[],
  currencies: ReadonlySet<string>,
): ColumnUnit | null {
  const sizes = bare.map(({ value }) => Math.abs(value));
  const highest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const areShares = highest <= 1 && (highest < 1 || sizes.some((size) => !Number.isInteger(size)));
  const byName = unitByName(key, header);
  // 0.12 below 'Growth %' may be 12 %, in all rows.
  if (byName?.unit === 'percent' && areShares && percents.length === 0 && bare.length > 1) return null;
  if (byName !== null) return byName;
  if (key !== 'growth' && percents.length === 0) {
    if ((currencies.size > 0 || namesMoney(header)) && highest > 0)
      return known(`of-${highest}`, 'money: the largest counts as 100\u00A0%');
    const top = SCALE_NAME.exec(header)?.[1];
    if (top === '100') return known('percent', 'from 0 to 100 by its name');
    if (top !== undefined && highest <= Number(top))
      return known(`of-${Number(top)}`, `a score of up to ${top} by its name`);
    if (yearOf(header) !== null && highest > 0) return known(`of-${highest}`, 'an amount of its year');
  }
  if (areShares && percents.length === 0) return known('fraction', 'shares of 1, no unit asked');
  // 48 % and 0.48 in one column; 0.66 % beside 0.48 could be either.
  if (areShares && percents.every((value) => value === 0 || Math.abs(value) > 1))
    return known('fraction', 'each value by its own form, 48 % or 0.48');
  return null;
}

function unitByName(key: string, header: string): ColumnUnit | null {
  const small = SMALL_PARTS.find(([name]) => name.test(header))?.[1];
  if (small !== undefined) return known(`of-${small}`, `parts of ${formatCount(small)} by its name`);
  if (PERCENT_NAME.test(header)) return known('percent', 'percent by its name');
  if (key !== 'growth') return null;
  if (INDEX_NAME.test(header)) return known('index', 'an index from 100 by its name');
  return FACTOR_NAME.test(header) ? known('factor', 'a factor by its name') : null;
}

function known(unit: Unit | null, reason: string): ColumnUnit {
  return { unit, reason, question: null };
}

function questionOf(
  key: string,
  bare: readonly Bare[],
  index: number,
  nameIndex: number,
  isMixed: boolean,
): UnitQuestion {
  const sorted = bare.toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const most = highest?.value ?? 0;
  const nameOf = (each: Bare | undefined): string | null => cellText(each?.row.cells[nameIndex]).trim() || null;
  const others = bare.filter(({ value }) => Math.abs(value) > 1);
  const odd = others.length > 0 && others.length <= bare.length * (1 - NEARLY_ALL) ? others[0] : undefined;
  return {
    example: cellText(highest?.row.cells[index]).trim(),
    exampleName: nameOf(highest),
    lowest: lowest?.value ?? 0,
    highest: most,
    answers:
      key !== 'growth'
        ? sizingAnswers(bare, most, isMixed)
        : ['percent', 'fraction', ...(isMixed ? [] : growthAnswers(bare))],
    odd: odd === undefined ? null : { text: cellText(odd.row.cells[index]).trim(), name: nameOf(odd) },
  };
}

/** Other scales that the values allow: 1.12, 112 from 100, 250 basis points. */
function growthAnswers(bare: readonly Bare[]): readonly Unit[] {
  const values = bare.map(({ value }) => value);
  return [
    ...(values.every((value) => value > 0 && value < 10) ? (['factor'] as const) : []),
    ...(values.every((value) => value > 20) ? (['index'] as const) : []),
    ...(values.every(Number.isInteger) && values.some((value) => value > 100) ? (['of-10000'] as const) : []),
  ];
}

/** A percentage, a share, a score or an amount: what the values allow. */
function sizingAnswers(bare: readonly Bare[], most: number, isMixed: boolean): readonly Unit[] {
  if (isMixed) return ['percent', 'fraction'];
  const isWhole = bare.every(({ value }) => Number.isInteger(value));
  const scores = isWhole && most > 1 ? SCORES.filter((top) => top >= most) : [];
  return [
    ...(most <= 100 ? (['percent'] as const) : []),
    ...(bare.some(({ value }) => !Number.isInteger(value) && value < 1) || most <= 1 ? (['fraction'] as const) : []),
    ...scores.map((top): Unit => `of-${top}`),
    ...(most > 0 && !scores.includes(most) ? [`of-${most}` as const] : []),
  ];
}
