import type { PlaneSize } from '../../../domain/explore/bubble-sizes';
import type { Box } from '../../../domain/explore/label-placement';
import type { QuadrantCount } from '../../../domain/explore/map-summary';
import type { QuadrantCode } from '../../../domain/topic/quadrant';
import { formatCount } from '../../../domain/shared/figures';
import type { MeasureText } from './map-labels';

/** Which corner of the plane a quadrant's name stands in. */
export const CORNERS = {
  1: { right: true, upper: true },
  2: { right: true, upper: false },
  3: { right: false, upper: true },
  4: { right: false, upper: false },
} as const satisfies Record<QuadrantCode, { right: boolean; upper: boolean }>;

/** The type of these names is larger than the one that is measured. */
const LARGER = 13 / 12;
const INSET = 8;
const PADDING = 12;
const HEIGHT = 24;

/** The boxes of the quadrants' names: names of bubbles keep clear of them. Reckoned, because asking costs a layout. */
export function cornerBoxes(legend: readonly QuadrantCount[], plane: PlaneSize, measure: MeasureText): readonly Box[] {
  return legend.flatMap(({ code, label, count }) => {
    if (code === null) return [];
    const width = measure(`${label} ${formatCount(count)}`) * LARGER + PADDING;
    const { right, upper } = CORNERS[code];
    const left = right ? plane.width - INSET - width : INSET;
    const top = upper ? INSET : plane.height - INSET - HEIGHT;
    return { left, top, right: left + width, bottom: top + HEIGHT };
  });
}
