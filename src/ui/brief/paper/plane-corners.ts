import type { Box, Point } from '../../charts/geometry/shapes';
import { QUADRANTS, quadrantWhere, type Quadrant, type QuadrantCode } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';

/** A quadrant of the map: its area, and its name in the outer corner. */
export interface PlaneCorner {
  readonly quadrant: Quadrant;
  readonly area: Box;
  /** The box of the name. */
  readonly name: Box;
  readonly align: 'left' | 'right';
}

/** From the edge of the area, in units of the drawing. */
const INSET = 8;
const LINE_HEIGHT = 1.5;
/** Of a character, as a share of the font size. */
const CHARACTER = 0.62;

/**
 * The four quadrants of a map, named as in the data of the project.
 * @param split where the quadrants meet
 */
export function planeCorners(area: Box, split: Point, all: readonly Topic[], fontSize: number): readonly PlaneCorner[] {
  const corner = (code: QuadrantCode): PlaneCorner => {
    const { isLarge: isRight, isFast: isUpper } = QUADRANTS[code];
    const quadrant = all.find((topic) => topic.quadrant.code === code)?.quadrant ?? QUADRANTS[code];
    const width = quadrant.label.length * fontSize * CHARACTER;
    const left = isRight ? area.right - INSET - width : area.left + INSET;
    const top = isUpper ? area.top + 1 : area.bottom - INSET / 2 - fontSize * LINE_HEIGHT;
    return {
      quadrant,
      area: {
        left: isRight ? split.x : area.left,
        right: isRight ? area.right : split.x,
        top: isUpper ? area.top : split.y,
        bottom: isUpper ? split.y : area.bottom,
      },
      name: { left, right: left + width, top, bottom: top + fontSize * LINE_HEIGHT },
      align: isRight ? 'right' : 'left',
    };
  };
  // From the upper left.
  return [true, false].flatMap((isFast) => [false, true].map((isLarge) => corner(quadrantWhere(isLarge, isFast))));
}
