export interface HistogramColumn {
  /** The first value of the column; it holds this one and `width - 1` more. */
  readonly from: number;
  readonly count: number;
}

export interface Histogram {
  /** From 0 on, without a gap. */
  readonly columns: readonly HistogramColumn[];
  /** How many whole values share a column. */
  readonly width: number;
}

/** How often each count occurs. Where there would be too many columns, neighbouring values share one. */
export function histogram(counts: readonly number[], mostColumns: number): Histogram {
  let largest = -1;
  for (const count of counts) largest = Math.max(largest, count);
  const width = Math.max(1, Math.ceil((largest + 1) / mostColumns));
  const columns = Array.from({ length: Math.ceil((largest + 1) / width) }, (_, index) => ({
    from: index * width,
    count: 0,
  }));
  for (const count of counts) {
    const column = columns[Math.floor(count / width)];
    if (column !== undefined) column.count += 1;
  }
  return { columns, width };
}
