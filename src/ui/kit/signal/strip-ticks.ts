/**
 * The SVG path of all ticks of a strip plot, 10 units high around the middle of 24. Values that fall on the same tick
 * are drawn once.
 * @param width in units of the drawing; one tick every two units at most
 */
export function stripTicks(values: readonly number[], from: number, to: number, width: number): string {
  const span = to - from;
  const ticks = new Set<number>();
  for (const value of values) {
    const share = span > 0 ? (value - from) / span : 0.5;
    if (share >= 0 && share <= 1) ticks.add(Math.round((share * width) / 2) * 2);
  }
  return [...ticks].map((x) => `M${x} 7v10`).join('');
}

/** The common scale of several strips: from 0 or the smallest value, whichever is less, to the largest. */
export function stripScale(lists: readonly (readonly number[])[]): { readonly from: number; readonly to: number } {
  let from = 0;
  let to = 0;
  for (const list of lists) {
    for (const value of list) {
      if (value < from) from = value;
      if (value > to) to = value;
    }
  }
  return { from, to };
}
