/** Steps between ticks, times a power of ten: the roundest first. */
const STEPS = [1, 2, 5, 2.5, 1.5, 3, 4, 6, 7.5] as const;

export interface RoundTicks {
  readonly values: readonly number[];
  /** From one to the next; 0 when there is none. */
  readonly step: number;
}

/** Round values from `from` to `to`: the roundest step that gives at least `least` and at most `most` of them. */
export function roundTicks(from: number, to: number, least: number, most: number): RoundTicks {
  if (!(to > from)) return { values: [], step: 0 };
  const about = Math.floor(Math.log10((to - from) / most));
  for (const step of STEPS) {
    for (const power of [about - 1, about, about + 1]) {
      const unit = step * 10 ** power;
      const { count } = multiples(from, to, unit);
      if (count >= least && count <= most) return listed(from, to, unit);
    }
  }
  return listed(from, to, 10 ** (about + 1));
}

const ROUNDEST = [1, 2, 5] as const;

/** Round values from `from` to `to`, of the roundest steps only: as many as there can be, and at most `most`. */
export function roundestTicks(from: number, to: number, most: number): RoundTicks {
  if (!(to > from)) return { values: [], step: 0 };
  for (let power = Math.floor(Math.log10((to - from) / most)); ; power += 1) {
    for (const step of ROUNDEST) {
      const unit = step * 10 ** power;
      if (multiples(from, to, unit).count <= most) return listed(from, to, unit);
    }
  }
}

/** Which whole multiples of a unit lie in a range; a little beyond its ends, where rounding has put them. */
function multiples(from: number, to: number, unit: number): { readonly first: number; readonly count: number } {
  const first = Math.ceil(from / unit - 1e-9);
  return { first, count: Math.max(0, Math.floor(to / unit + 1e-9) - first + 1) };
}

function listed(from: number, to: number, step: number): RoundTicks {
  const { first, count } = multiples(from, to, step);
  // In twelve digits, so that 3 × 0.1 is 0.3.
  return {
    values: Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12))),
    step,
  };
}
