import { formatCount } from '../shared/figures';
import { cellText } from './cell-text';
import type { DecimalMark, Unit, UnitQuestion } from './mapping';
import { namesMoney } from './parse-amount';
import { readFigure } from './read-figure';
import type { SheetRow } from './tables';

export interface ColumnUnit {
  readonly unit: Unit | null;
  /** '' where the values need no word. */
  readonly reason: string;
  readonly question: UnitQuestion | null;
}

/** Growth above this as a factor (1,000 % a year) is nearly always a percentage. */
const FASTEST_FACTOR = 10;
const PERCENT_NAME = /%|percent|prozent|\bpct\b/i;
/** Parts of a whole that are none of 100. */
const SMALL_PARTS: readonly (readonly [RegExp, number])[] = [
  [/\u2030|per ?mille|promille/i, 1000],
  [/\bbps?\b|basis ?points?|basispunkte?/i, 10_000],
];
const SHARE_NAME = /\bshare\b|anteil|penetration|durchdringung|quote\b|adoption rate/i;
/** 'Importance (1-10)', 'Score 0 to 5'. */
const SCALE_NAME = /(?:^|[^\d])[01]\s*(?:-|\u2013|\u2014|to|bis|à|\.{2,3}|…)\s*(100|10|[2-9])(?!\d)/i;

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
  nameIndex: number | null,
  mark: DecimalMark,
): ColumnUnit {
  const bare: Bare[] = [];
  const percents: number[] = [];
  let hasAmounts = false;
  for (const row of rows) {
    const figure = readFigure(row.cells[index], mark);
    if (figure.kind === 'number' || figure.kind === 'amount') bare.push({ value: figure.value, row });
    else if (figure.kind === 'percent') percents.push(figure.value);
    else if (figure.kind === 'fraction') percents.push(figure.value * 100);
    hasAmounts ||= figure.kind === 'amount';
  }
  if (bare.length === 0) return known(null, percents.length > 0 ? 'written with %' : '');
  const small = SMALL_PARTS.find(([name]) => name.test(header))?.[1];
  if (small !== undefined) return known(`of-${small}`, `parts of ${formatCount(small)} by its name`);
  if (PERCENT_NAME.test(header)) return known('percent', 'percent by its name');
  const sizes = bare.map(({ value }) => Math.abs(value));
  const highest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const areShares = highest <= 1 && (highest < 1 || sizes.some((size) => !Number.isInteger(size)));
  const question = (): ColumnUnit => asked(key, bare, nameIndex, index, percents.length > 0);
  if (key !== 'growth' && percents.length === 0) {
    const money = hasAmounts || namesMoney(header);
    if (money && highest > 0) return known(`of-${highest}`, 'money: the largest counts as 100 %');
    const top = SCALE_NAME.exec(header)?.[1];
    if (top === '100') return known('percent', 'from 0 to 100 by its name');
    if (top !== undefined && highest <= Number(top))
      return known(`of-${Number(top)}`, `a score of up to ${top} by its name`);
    if (SHARE_NAME.test(header) && highest > 1) return known('percent', 'shares by its name, above 1');
  }
  if (areShares && percents.length === 0) return known('fraction', 'shares of 1, no unit asked');
  // 48 % and 0.48 in one column; 0.66 % beside 0.48 could be either.
  if (areShares && percents.every((value) => value === 0 || Math.abs(value) > 1)) {
    return known('fraction', 'each value by its own form, 48 % or 0.48');
  }
  return question();
}

function known(unit: Unit | null, reason: string): ColumnUnit {
  return { unit, reason, question: null };
}

function asked(
  key: string,
  bare: readonly Bare[],
  nameIndex: number | null,
  index: number,
  isMixed: boolean,
): ColumnUnit {
  let [lowest, highest] = bare;
  for (const entry of bare) {
    if (lowest === undefined || entry.value < lowest.value) lowest = entry;
    if (highest === undefined || entry.value > highest.value) highest = entry;
  }
  const most = highest?.value ?? 0;
  const isFast = bare.some(({ value }) => Math.abs(value) > FASTEST_FACTOR);
  const likely = key === 'growth' && isFast && !isMixed ? 'percent' : null;
  return {
    unit: likely,
    reason: 'unit asked below',
    question: {
      example: cellText(highest?.row.cells[index]).trim(),
      exampleName: nameIndex === null ? null : cellText(highest?.row.cells[nameIndex]).trim() || null,
      lowest: lowest?.value ?? 0,
      highest: most,
      likely,
      answers: key === 'growth' || isMixed ? ['percent', 'fraction'] : sizingAnswers(bare, most),
    },
  };
}

/** A percentage, a share, a score or an amount: what the values allow. */
function sizingAnswers(bare: readonly Bare[], most: number): readonly Unit[] {
  const isWhole = bare.every(({ value }) => Number.isInteger(value));
  const scores = isWhole && most > 1 ? SCORES.filter((top) => top >= most) : [];
  return [
    ...(most <= 100 ? (['percent'] as const) : []),
    ...(bare.some(({ value }) => !Number.isInteger(value) && value < 1) || most <= 1 ? (['fraction'] as const) : []),
    ...scores.map((top): Unit => `of-${top}`),
    ...(most > 0 && !scores.includes(most) ? [`of-${most}` as const] : []),
  ];
}

/** The ends of usual scales. */
const SCORES: readonly number[] = [5, 10];
