import type { QuadrantCode } from '../../../domain/topic/quadrant';
import type { Position } from '../items/chart-item';

export interface CodedPosition extends Position {
  readonly code: QuadrantCode | null;
}

/** Candidates on each axis. Beyond that many, neighbours differ by less than a bubble's width. */
const CANDIDATES = 64;

/**
 * Where the four areas of a map meet: the cross that agrees with most items' codes. Strong signals lie at the upper
 * right, mature ones at the lower right, disruptors at the upper left, uncertain signals at the lower left. Among
 * equally good crosses the one in the widest gaps wins, so that the lines keep clear of the bubbles.
 * Without any code the medians divide the plane. @returns null when there is nothing to divide
 */
export function quadrantSplit(items: readonly CodedPosition[]): Position | null {
  const coded = items.filter((item) => item.code !== null);
  if (coded.length === 0) return medians(items);
  const across = thresholds(coded.map((item) => item.x));
  const up = thresholds(coded.map((item) => item.y));
  const agreement = countAgreement(coded, across, up);

  let best = { x: 0, y: 0, votes: -1, gap: -1 };
  across.forEach((column, a) =>
    up.forEach((row, b) => {
      const votes = agreement[a * up.length + b] ?? 0;
      const gap = column.gap + row.gap;
      if (votes > best.votes || (votes === best.votes && gap > best.gap)) {
        best = { x: column.at, y: row.at, votes, gap };
      }
    }),
  );
  return { x: best.x, y: best.y };
}

interface Threshold {
  readonly at: number;
  /** Share of the whole range that is free around it. */
  readonly gap: number;
}

/** One place in each gap between neighbouring values, one before the first and one behind the last. */
function thresholds(values: readonly number[]): readonly Threshold[] {
  const sorted = [...new Set(values)].sort((one, other) => one - other);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  const range = last - first || Math.max(Math.abs(first), 0.01);
  const step = Math.max(1, Math.ceil(sorted.length / CANDIDATES));
  const between: Threshold[] = [];
  for (let index = step; index < sorted.length; index += step) {
    const before = sorted[index - 1] ?? first;
    const behind = sorted[index] ?? last;
    between.push({ at: (before + behind) / 2, gap: (behind - before) / range });
  }
  return [{ at: first, gap: 0 }, ...between, { at: last + range * 0.05, gap: 0 }];
}

/**
 * How many items agree with each pair of thresholds, row by row. An item agrees with a whole rectangle of pairs, so it
 * only marks that rectangle's corners, and one running sum over the table counts them all.
 */
function countAgreement(
  items: readonly CodedPosition[],
  across: readonly Threshold[],
  up: readonly Threshold[],
): Int32Array {
  const columns = across.length;
  const rows = up.length;
  const marks = new Int32Array((columns + 1) * (rows + 1));
  const mark = (column: number, row: number, value: number): void => {
    const index = column * (rows + 1) + row;
    marks[index] = (marks[index] ?? 0) + value;
  };
  for (const { x, y, code } of items) {
    const rightOf = countUpTo(across, x);
    const above = countUpTo(up, y);
    const [fromColumn, toColumn] = code === 1 || code === 2 ? [0, rightOf] : [rightOf, columns];
    const [fromRow, toRow] = code === 1 || code === 3 ? [0, above] : [above, rows];
    mark(fromColumn, fromRow, 1);
    mark(toColumn, fromRow, -1);
    mark(fromColumn, toRow, -1);
    mark(toColumn, toRow, 1);
  }
  return summed(marks, columns, rows);
}

function summed(marks: Int32Array, columns: number, rows: number): Int32Array {
  const totals = new Int32Array(columns * rows);
  for (let column = 0; column < columns; column++) {
    let inColumn = 0;
    for (let row = 0; row < rows; row++) {
      inColumn += marks[column * (rows + 1) + row] ?? 0;
      const before = column === 0 ? 0 : (totals[(column - 1) * rows + row] ?? 0);
      totals[column * rows + row] = inColumn + before;
    }
  }
  return totals;
}

/** How many thresholds lie at or before a value. */
function countUpTo(sorted: readonly Threshold[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.at ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function medians(items: readonly Position[]): Position | null {
  if (items.length === 0) return null;
  const median = (values: readonly number[]): number =>
    [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return { x: median(items.map((item) => item.x)), y: median(items.map((item) => item.y)) };
}
