import { cellText } from './cell-text';
import type { DecimalMark, Unit, UnitQuestion } from './mapping';
import { readFigure } from './read-figure';
import type { SheetRow } from './tables';

export interface ColumnUnit {
  readonly unit: Unit | null;
  /** '' where the values need no word. */
  readonly reason: string;
  readonly question: UnitQuestion | null;
}

/** Share of the values that must fit a reading before it is taken without a question; the others become faults. */
const CLEAR = 0.8;
/** Growth above this as a factor (1,000 % a year) is nearly always a percentage. */
const FASTEST_FACTOR = 10;

/**
 * What the numbers of a column of shares count. Nothing is guessed silently: the reason says what was taken and why.
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
  const bare: { readonly value: number; readonly row: SheetRow }[] = [];
  let percents = 0;
  for (const row of rows) {
    const figure = readFigure(row.cells[index], mark);
    if (figure.kind === 'number') bare.push({ value: figure.value, row });
    else if (figure.kind === 'percent' || figure.kind === 'fraction') percents += 1;
  }
  if (bare.length === 0) return { unit: null, reason: percents > 0 ? 'written with %' : '', question: null };
  if (/%|percent|prozent|\bpct\b|pour ?cent|por ?ciento|porcentaje/i.test(header)) {
    return { unit: 'percent', reason: 'percent by its name', question: null };
  }
  const sizes = bare.map(({ value }) => Math.abs(value));
  const small = sizes.filter((size) => size <= 1).length / sizes.length;
  if (small === 1 && percents === 0) return { unit: 'fraction', reason: 'shares of 1, no unit asked', question: null };
  if (key !== 'growth' && percents === 0) {
    if (small >= CLEAR) return { unit: 'fraction', reason: 'shares of 1 but for a few values', question: null };
    if (1 - small >= CLEAR) return { unit: 'percent', reason: 'percent, as no size is above 100 %', question: null };
  }
  return asked(bare, nameIndex, index, sizes.some((size) => size > FASTEST_FACTOR) || percents > 0);
}

function asked(
  bare: readonly { readonly value: number; readonly row: SheetRow }[],
  nameIndex: number | null,
  index: number,
  isLikelyPercent: boolean,
): ColumnUnit {
  let [lowest, highest] = bare;
  for (const entry of bare) {
    if (lowest === undefined || entry.value < lowest.value) lowest = entry;
    if (highest === undefined || entry.value > highest.value) highest = entry;
  }
  const likely = isLikelyPercent ? 'percent' : null;
  return {
    unit: likely,
    reason: 'unit asked below',
    question: {
      example: cellText(highest?.row.cells[index]).trim(),
      exampleName: nameIndex === null ? null : cellText(highest?.row.cells[nameIndex]).trim() || null,
      lowest: lowest?.value ?? 0,
      highest: highest?.value ?? 0,
      likely,
    },
  };
}
