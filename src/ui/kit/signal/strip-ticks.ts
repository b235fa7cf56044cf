/**
 * All ticks of a strip as one path, 10 units high around the middle of 24. Thousands of values fall on a few hundred
 * places: each place is drawn once.
 * @param width in units of the drawing; one tick every two units at most
 */
export function stripTicks(values: readonly number[], from: number, to: number, width: number): string {
  const span = to - from;
  const places = new Set<number>();
  for (const value of values) {
    const share = span > 0 ? (value - from) / span : 0.5;
    if (share >= 0 && share <= 1) places.add(Math.round((share * width) / 2) * 2);
  }
  return [...places].map((place) => `M${place} 7v10`).join('');
}

/** One scale for strips that stand below each other: from 0, or below where a value is, to the largest value. */
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
