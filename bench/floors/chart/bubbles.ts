import type { ChartPoint } from './scales';

/** Offset of the map, or a position on it, in pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** One way to draw the points of the bare chart. */
export interface Bubbles {
  readonly element: HTMLElement | SVGElement;
  /** The point under the pointer. */
  pointAt(event: PointerEvent, at: Offset): ChartPoint | null;
  highlight(point: ChartPoint | null): void;
  shift(by: Offset): void;
}
