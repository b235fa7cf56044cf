import type { SlideColour, SlideItem, SlideMap } from '../../application/brief/slides/slide-deck';
import type { Shape } from '../../domain/plane/mark-shapes';
import { labelBox } from '../../domain/plane/plane-labels';
import { styleOf, type Paint, type Bounds, type Circle, type Point, boundsOf } from '../../domain/plane/shapes';
import { AXIS_MARGINS, type SmallMap } from '../../domain/plane/small-map';
import { WHOLE } from '../../domain/plane/view';
import { quadrantOf } from '../../domain/topic/quadrant';
import { placeInWords } from '../../domain/topic/figures';
import type { SlideDots, SlideLines, SlidePolygon } from './freeform';
import { CircleGrid } from '../../domain/plane/hit-test';

export type MapItem = SlideItem | SlidePolygon | SlideLines | SlideDots;

/** In percent. */
const DOT_TRANSPARENCY = 72;
const TINT_TRANSPARENCY = 40;
/** Height of a line of text, and half the width of a character in font sizes: more than most have. */
const LINE = 20;
const HALF_CHARACTER = 0.3;
/** Of a mark on the lower axis. */
const HALF_TICK = 40;

/** The shapes and texts of a map, in drawing order; its chosen bubbles have their numbers. */
export function mapItems({ box, scale, fontSize: size, map, alt }: SlideMap): readonly MapItem[] {
  const at = ({ x, y }: Point): Point => ({
    x: box.x + (AXIS_MARGINS.left + x) * scale,
    y: box.y + (AXIS_MARGINS.top + y) * scale,
  });
  const circle = (of: Circle): Circle => ({ ...at(of), r: of.r * scale });
  const boxOf = ({ left, top, right, bottom }: Bounds) => {
    return { ...at({ x: left, y: top }), width: (right - left) * scale, height: (bottom - top) * scale };
  };
  const text = (
    words: string,
    around: Bounds,
    colour: SlideColour,
    align: 'left' | 'center' | 'right',
    isBold = false,
  ) => {
    const runs = [{ text: words, size, colour, isBold }];
    return { kind: 'text', box: boxOf(around), runs, vertical: 'middle', align, isOneLine: true } as const;
  };
  const { width, height } = map.plane;
  const below = { top: height + 2, bottom: height + 2 + LINE };
  return [
    ...map.ground.areas.map(({ code, box: area }, index) => ({
      kind: 'rectangle' as const,
      box: boxOf(area),
      fill: `${quadrantOf(code).name}-tint` as const,
      transparency: TINT_TRANSPARENCY,
      // The first shape says what all of them show.
      ...(index === 0 ? { name: 'Map', alt } : {}),
    })),
    // The other lines would need dashes.
    ...map.ground.lines
      .filter(({ kind }) => kind === 'grid' || kind === 'zero')
      .map(({ from, to }) => ({
        kind: 'line' as const,
        box: boxOf({ left: from.x, top: from.y, right: to.x, bottom: to.y }),
        colour: 'line' as const,
      })),
    ...map.corners.map((corner) =>
      text(
        corner.quadrant.label,
        {
          ...corner,
          ...(corner.quadrant.isLarge ? { left: width / 2, right: width - 8 } : { left: 8, right: width / 2 }),
        },
        `${corner.quadrant.name}-text`,
        corner.quadrant.isLarge ? 'right' : 'left',
      ),
    ),
    ...map.rows.map(({ label, at: y }) =>
      text(label, { left: -AXIS_MARGINS.left, right: -8, top: y - LINE / 2, bottom: y + LINE / 2 }, 'muted', 'right'),
    ),
    ...map.columns.map(({ label, at: x }) =>
      text(label, { left: x - HALF_TICK, right: x + HALF_TICK, ...below }, 'muted', 'center'),
    ),
    text(`↑ ${map.growthTitle}`, { left: 0, right: width, top: -LINE - 2, bottom: -2 }, 'muted', 'left'),
    text(
      `${map.sizeTitle} →`,
      { left: 0, right: width, top: below.bottom, bottom: below.bottom + LINE },
      'muted',
      'right',
    ),
    ...map.dots.flatMap(({ quadrant, circles }) =>
      dotLayers(circles.map(circle)).map((layer) => ({
        kind: 'dots' as const,
        circles: layer,
        fill: `${quadrant.name}-fill` as const,
        transparency: DOT_TRANSPARENCY,
        name: 'Other topics',
        alt: `${layer.length} other topics of ${quadrant.label} as dots`,
      })),
    ),
    ...map.shapes.flatMap((shape): readonly MapItem[] => {
      const { outline, mark } = shape;
      if (typeof outline === 'string') return [];
      if (!('r' in outline)) return [{ kind: 'polygon', rings: [outline.map(at)], ...coloursOf(shape) }];
      const number = map.numbers.find((each) => each.mark === mark && !isAside(each))?.text;
      const { x, y, r } = circle(outline);
      return [
        {
          kind: 'ellipse',
          box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
          ...coloursOf(shape),
          name: mark.item.name,
          alt: altOf(mark.item),
          ...(number !== undefined && {
            text: { text: number, size, isBold: true, colour: 'surface' as const },
          }),
        },
      ];
    }),
    // Another bubble would cover it as a part of its own bubble.
    ...map.numbers.filter(isAside).map(({ mark, text: number, dx, dy }) => {
      const [x, y] = [mark.x + dx, mark.y + dy];
      const around = { left: x - mark.r, right: x + mark.r, top: y - LINE / 2, bottom: y + LINE / 2 };
      return text(number, around, 'surface', 'center', true);
    }),
    ...map.labels.map((label) => {
      const { left, right, top, bottom } = labelBox(label, 0, WHOLE);
      const half = (label.text.length * size * HALF_CHARACTER) / scale;
      return text(label.text, { left: left - half, right: right + half, top, bottom }, 'text', 'center', true);
    }),
  ];
}

function isAside({ dx, dy }: SmallMap['numbers'][number]): boolean {
  return dx !== 0 || dy !== 0;
}

function coloursOf({ kind, mark, opacity }: Shape) {
  const { fill, stroke } = styleOf(kind);
  const colourOf = (paint: Paint): SlideColour =>
    paint === 'hue' || paint === 'bubble' ? `${mark.item.quadrant.name}-fill` : paint;
  return {
    fill: colourOf(fill ?? 'surface'),
    transparency: fill === undefined ? 100 : Math.round((1 - opacity) * 100),
    ...(stroke !== undefined && { outline: colourOf(stroke) }),
  };
}

/** 'Refill stations, Strong Signal: growth +10.8 %, average sizing 52 %'. */
function altOf(item: Shape['mark']['item']): string {
  return `${item.name}, ${item.quadrant.label}: ${placeInWords(item)}`;
}

/**
 * Splits circles into layers without overlap: PowerPoint leaves holes where parts of one shape overlap. Of circles at
 * the same point only the largest is left.
 */
export function dotLayers(circles: readonly Circle[]): readonly (readonly Circle[])[] {
  const largest = new Map<string, Circle>();
  for (const circle of circles) {
    const key = `${Math.round(circle.x)} ${Math.round(circle.y)}`;
    const known = largest.get(key);
    if (known === undefined || known.r < circle.r) largest.set(key, circle);
  }
  const layers: { readonly grid: CircleGrid<Circle>; readonly circles: Circle[] }[] = [];
  for (const circle of largest.values()) {
    const isFree = ({ grid }: { readonly grid: CircleGrid<Circle> }): boolean =>
      !grid.some(boundsOf(circle), (other) => Math.hypot(circle.x - other.x, circle.y - other.y) < circle.r + other.r);
    let layer = layers.find(isFree);
    if (layer === undefined) layers.push((layer = { grid: new CircleGrid(), circles: [] }));
    layer.grid.add(circle);
    layer.circles.push(circle);
  }
  return layers.map(({ circles: own }) => own);
}
