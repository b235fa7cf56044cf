import { scaleLinear, scaleSqrt } from 'd3-scale';

export const WIDTH = 1000;
export const HEIGHT = 640;
export const COLOURS = ['#177e6f', '#2f6fb0', '#c2571a', '#77698e'];

export interface ChartPoint {
  readonly name: string;
  readonly sizing: number;
  readonly growth: number;
  readonly drivers: number;
  readonly quadrant: number;
}

export type Scales = ReturnType<typeof makeScales>;

/** Growth by average sizing; the area of a bubble shows the number of drivers. */
export function makeScales() {
  return {
    x: scaleLinear([0, 1], [0, WIDTH]),
    y: scaleLinear([-0.05, 0.37], [HEIGHT, 0]),
    radius: scaleSqrt([0, 14], [2, 14]),
  };
}
