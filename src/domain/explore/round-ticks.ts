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
      const ticks = multiples(from, to, step, power);
      if (ticks.values.length >= least && ticks.values.length <= most) return ticks;
    }
  }
  return multiples(from, to, 1, about + 1);
}

/** In whole steps, so that 3 × 0.1 is 0.3. */
function multiples(from: number, to: number, step: number, power: number): RoundTicks {
  const unit = step * 10 ** power;
  const first = Math.ceil(from / unit - 1e-9);
  const last = Math.floor(to / unit + 1e-9);
  const count = Math.max(0, Math.min(last - first + 1, 1000));
  const values = Array.from({ length: count }, (_, index) => Number(((first + index) * unit).toPrecision(12)));
  return { values, step: unit };
}
