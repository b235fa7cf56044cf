/**
 * A function that is linear between each two stops, and beyond the outermost ones as between the two nearest.
 * @param from two or more, ascending
 * @param to as many
 */
export function piecewise(from: readonly number[], to: readonly number[]): (value: number) => number {
  return (value) => {
    let end = 1;
    while (end < from.length - 1 && value >= (from[end] ?? 0)) end += 1;
    const [a, b] = [from[end - 1] ?? 0, from[end] ?? 0];
    const share = a === b ? 0.5 : (value - a) / (b - a);
    return (to[end - 1] ?? 0) * (1 - share) + (to[end] ?? 0) * share;
  };
}
