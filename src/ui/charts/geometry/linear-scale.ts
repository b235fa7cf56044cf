import { pairs } from 'd3-array';

/** From values to pixels and back. */
export interface LinearScale {
  (value: number): number;
  invert(pixel: number): number;
}

interface Stop {
  readonly from: number;
  readonly to: number;
}

/**
 * Linear between each two stops, and beyond the outermost ones as between the two nearest. Not d3-scale, which brings
 * 7 kB of colours and number formats along.
 * @param values two or more, ascending
 * @param pixels as many, ascending or descending
 */
export function linearScale(values: readonly number[], pixels: readonly number[]): LinearScale {
  const stops = values.map((from, index) => ({ from, to: pixels[index] ?? 0 }));
  const isDescending = (pixels.at(-1) ?? 0) < (pixels[0] ?? 0);
  const back = stops.map(({ from, to }) => ({ from: to, to: from }));
  return Object.assign(between(stops), { invert: between(isDescending ? back.toReversed() : back) });
}

/** @param stops ascending by `from` */
function between(stops: readonly Stop[]): (value: number) => number {
  const parts = pairs(stops);
  return (value) => {
    const part = parts.find(([, end]) => value < end.from) ?? parts.at(-1);
    if (part === undefined) return Number.NaN;
    const [start, end] = part;
    const share = start.from === end.from ? 0.5 : (value - start.from) / (end.from - start.from);
    return start.to * (1 - share) + end.to * share;
  };
}
