/**
 * Where the ticks of a strip plot are, from 0 to 1. Values that fall on the same tick are drawn once.
 * @param width in units of the drawing; one tick every two units at most
 */
export function tickShares(values: readonly number[], from: number, to: number, width: number): readonly number[] {
  const span = to - from;
  const ticks = new Set<number>();
  for (const value of values) {
    const share = span > 0 ? (value - from) / span : 0.5;
    if (share >= 0 && share <= 1) ticks.add(Math.round((share * width) / 2) * 2);
  }
  return [...ticks].map((x) => x / width);
}
