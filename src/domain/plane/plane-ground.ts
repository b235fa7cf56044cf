import { QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import type { PlaneLayout } from './plane-layout';
import type { Tick } from './plane-scale';
import type { Segment } from './segments';
import type { Bounds } from './shapes';
import { toScreen, type View } from './view';

export type GroundLineKind = 'grid' | 'zero' | 'cross' | 'break' | 'slash';

/** What lies below the bubbles. In pixels of the screen. */
export interface PlaneGround {
  readonly areas: readonly { readonly code: QuadrantCode; readonly box: Bounds }[];
  /** The lines at the ticks of growth, the cross of the quadrants, and the breaks before the outlier bands. */
  readonly lines: readonly (Segment & { readonly kind: GroundLineKind })[];
}

export function planeGround({ plane, x, y, cross }: PlaneLayout, rows: readonly Tick[], view: View): PlaneGround {
  const { width, height } = plane;
  const middle = toScreen(view, cross);
  const [splitX, splitY] = [clamp(middle.x, width), clamp(middle.y, height)];
  const across = (kind: GroundLineKind, at: number) => ({ kind, from: { x: 0, y: at }, to: { x: width, y: at } });
  const down = (kind: GroundLineKind, at: number) => ({ kind, from: { x: at, y: 0 }, to: { x: at, y: height } });
  // Zero is a line of its own where there are values on both sides of it.
  const hasInnerZero = y.extent.low < 0;
  const columns = x.breaks.map((at) => at * view.scale + view.x);
  const gaps = y.breaks.map((at) => at * view.scale + view.y);
  return {
    areas: QUADRANT_CODES.map((code) => {
      const { isLarge, isFast } = QUADRANTS[code];
      const [left, right] = isLarge ? [splitX, width] : [0, splitX];
      const [top, bottom] = isFast ? [0, splitY] : [splitY, height];
      return { code, box: { left, top, right, bottom } };
    }),
    lines: [
      ...rows.map(({ value, at }) =>
        across(value === 0 && hasInnerZero ? 'zero' : 'grid', Math.round(at * view.scale + view.y) + 0.5),
      ),
      down('cross', middle.x),
      across('cross', middle.y),
      // A dashed line where the axis is cut short, and a pair of strokes across the edge.
      ...columns.flatMap((at) => [
        down('break', at),
        ...[-5, 1].map((dx) => slash({ x: at + dx, y: height - 1 }, 4, -10)),
      ]),
      ...gaps.flatMap((at) => [across('break', at), ...[5, -1].map((dy) => slash({ x: 1, y: at + dy }, 10, -4))]),
    ],
  };
}

function slash(from: Segment['from'], dx: number, dy: number) {
  return { kind: 'slash' as const, from, to: { x: from.x + dx, y: from.y + dy } };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
