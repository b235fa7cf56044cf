/** Steps between ticks, times a power of ten: the roundest first. */
const STEPS = [1, 2, 5, 2.5, 1.5, 3, 4, 6, 7.5] as const;
const ROUNDEST = [1, 2, 5] as const;

/** How many ticks there may be, and should be at least. null: as many as the roundest steps give, for short labels. */
export type TickRange = readonly [least: number | null, most: number];

export interface RoundTicks {
  readonly values: readonly number[];
  /** Between two ticks; 0 when there are none. */
  readonly step: number;
}

/** Round values from `from` to `to`, by the roundest step that gives as many as wanted. */
export function roundTicks(from: number, to: number, [least, most]: TickRange): RoundTicks {
  if (!(to > from)) return { values: [], step: 0 };
  const power = Math.floor(Math.log10((to - from) / most));
  const powers = [power - 1, power, power + 1];
  const steps =
    least === null
      ? powers.flatMap((exponent) => ROUNDEST.map((step) => step * 10 ** exponent))
      : STEPS.flatMap((step) => powers.map((exponent) => step * 10 ** exponent));
  const step = steps.find((candidate) => {
    const { count } = multiples(from, to, candidate);
    return count >= (least ?? 0) && count <= most;
  });
  return listed(from, to, step ?? 10 ** (power + 1));
}

/** The whole multiples of a step in a range; with a tolerance at its ends, for rounding errors. */
function multiples(from: number, to: number, step: number): { readonly first: number; readonly count: number } {
  const first = Math.ceil(from / step - 1e-9);
  return { first, count: Math.max(0, Math.floor(to / step + 1e-9) - first + 1) };
}

function listed(from: number, to: number, step: number): RoundTicks {
  const { first, count } = multiples(from, to, step);
  // In twelve digits, so that 3 × 0.1 is 0.3.
  const values = Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return { values, step };
}
