import type { SlideColour, SlideWindow } from '../../application/brief/slides/slide-deck';
import { WINDOW } from '../../domain/plane/map-window';
import type { Bounds, Circle, Point } from '../../domain/plane/shapes';
import { countOf } from '../../domain/shared/figures';
import { clippedLine, clippedPolygon } from './clip';
import type { SlidePolygon } from './freeform';
import { dotLayers, type MapItem } from './map-items';

/** In percent, as the style sheet of the screen has them as opacities. */
const TRANSPARENCY = { area: 94, relief: 90, island: 90, coast: 60, cross: 64, other: 62, trail: 50 } as const;
/** Points of a line that are nearer to each other are one, in units of a slide. */
const LEAST_STEP = 1.5;

/** The shapes of a window, in drawing order: what lies outside is cut off, which native shapes cannot do themselves. */
export function windowItems({ box, shapes, alt }: SlideWindow): readonly MapItem[] {
  const scale = box.width / WINDOW.width;
  const at = ({ x, y }: Point): Point => ({ x: box.x + x * scale, y: box.y + y * scale });
  const circle = <Of extends Circle>(of: Of): Of => ({ ...of, ...at(of), r: of.r * scale });
  const rings = (path: string): readonly (readonly Point[])[] => linesOf(path).map((line) => thinned(line.map(at)));
  const whole: Bounds = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  const { areas, relief, island, cross, others, trails, former, dots } = shapes;
  const land = island.map(rings);
  return [
    ...areas.map(({ quadrant, x, y, width, height }, index) => ({
      kind: 'rectangle' as const,
      box: { ...at({ x, y }), width: width * scale, height: height * scale },
      fill: `${quadrant}-fill` as const,
      transparency: TRANSPARENCY.area,
      // The first shape says what all of them show.
      ...(index === 0 ? { name: 'Place on the map', alt } : {}),
    })),
    ...relief.map((path) => ({
      kind: 'lines' as const,
      lines: rings(path).flatMap((ring) => clippedLine(ring, whole)),
      colour: 'text' as const,
      transparency: TRANSPARENCY.relief,
    })),
    ...areas.flatMap(({ quadrant, x, y, width, height }) => {
      const { x: left, y: top } = at({ x, y });
      const bounds = { left, top, right: left + width * scale, bottom: top + height * scale };
      return land.flatMap((height): readonly MapItem[] => [
        {
          kind: 'polygon',
          rings: height.map((ring) => clippedPolygon(ring, bounds)),
          fill: `${quadrant}-fill`,
          transparency: TRANSPARENCY.island,
        },
        {
          kind: 'lines',
          lines: height.flatMap((ring) => clippedLine(ring, bounds)),
          colour: `${quadrant}-fill`,
          transparency: TRANSPARENCY.coast,
        },
      ]);
    }),
    {
      kind: 'lines',
      lines: linesOf(cross).flatMap((line) => clippedLine(line.map(at), whole)),
      colour: 'text',
      transparency: TRANSPARENCY.cross,
      isDashed: true,
    },
    ...others.flatMap(({ quadrant, circles }) => {
      const seen = circles.map(circle).filter((each) => isIn(each, whole));
      return dotLayers(seen).map((layer) => ({
        kind: 'dots' as const,
        circles: layer,
        fill: `${quadrant}-fill` as const,
        transparency: TRANSPARENCY.other,
        name: 'Other topics',
        alt: `${countOf(layer.length, 'other topic')} as dots`,
      }));
    }),
    ...trails.map(({ quadrant, d }): SlidePolygon => {
      const lines = rings(d).map((ring) => clippedPolygon(ring, whole));
      return { kind: 'polygon', rings: lines, fill: `${quadrant}-fill`, transparency: TRANSPARENCY.trail };
    }),
    ...former.map((of) => dot(circle(of), 'surface', `${of.quadrant}-fill`)),
    ...dots.map((of) => dot(circle(of), `${of.quadrant}-fill`, 'surface')),
  ];
}

function dot({ x, y, r }: Circle, fill: SlideColour, outline: SlideColour): MapItem {
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  return { kind: 'ellipse', box, fill, outline };
}

function isIn({ x, y, r }: Circle, { left, top, right, bottom }: Bounds): boolean {
  return x - r >= left && x + r <= right && y - r >= top && y + r <= bottom;
}

/** The lines of a path whose commands are M, L, V, H and Z; those that are closed end where they began. */
function linesOf(path: string): readonly (readonly Point[])[] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const points: Point[] = [];
      for (const [, command = '', numbers = ''] of `L${part}`.matchAll(/([LVHZ])([^LVHZ]*)/g)) {
        const [one = 0, other = 0] = numbers.trim().split(' ').map(Number);
        const last = points.at(-1) ?? { x: 0, y: 0 };
        const [first = last] = points;
        if (command === 'L') points.push({ x: one, y: other });
        else if (command === 'Z') points.push(first);
        else points.push(command === 'V' ? { x: last.x, y: one } : { x: one, y: last.y });
      }
      return points;
    });
}

function thinned(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isEnd = index === points.length - 1;
    if (last === undefined || isEnd || Math.hypot(point.x - last.x, point.y - last.y) >= LEAST_STEP) kept.push(point);
  }
  return kept;
}
