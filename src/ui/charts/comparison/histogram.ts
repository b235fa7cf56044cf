import { max, rollup } from 'd3-array';

export interface Histogram {
  /** From 0 on, without a gap. `from` is the first value of a column, which holds this one and `width - 1` more. */
  readonly columns: readonly { readonly from: number; readonly count: number }[];
  /** How many whole values share a column. */
  readonly width: number;
}

/** How often each count occurs. Where there would be too many columns, neighbouring values share one. */
export function histogram(counts: readonly number[], mostColumns: number): Histogram {
  const values = (max(counts) ?? -1) + 1;
  const width = Math.max(1, Math.ceil(values / mostColumns));
  const countOf = rollup(
    counts,
    ({ length }) => length,
    (count) => Math.floor(count / width),
  );
  const columns = Array.from({ length: Math.ceil(values / width) }, (_, index) => ({
    from: index * width,
    count: countOf.get(index) ?? 0,
  }));
  return { columns, width };
}
