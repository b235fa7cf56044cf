import { scaleLinear, scaleSqrt } from 'd3-scale';

export const [WIDTH, HEIGHT] = [1000, 640];
export const COLOURS = ['#177e6f', '#2f6fb0', '#c2571a', '#77698e'];

/** Growth by average sizing; the area of a bubble says how many drivers a point has. */
export function makeScales() {
  return {
    x: scaleLinear([0, 1], [0, WIDTH]),
    y: scaleLinear([-0.05, 0.37], [HEIGHT, 0]),
    radius: scaleSqrt([0, 14], [2, 14]),
  };
}
