import type { Slide, SlideItem } from '../../../application/brief/slide-deck';
import { mapSentence } from '../../../domain/brief/map-sentence';
import { numberWord } from '../../../domain/shared/number-word';
import { countOf } from '../../../domain/shared/figures';
import type { Topic } from '../../../domain/topic/topic';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import type { BriefPlane } from '../paper/brief-plane';
import { dotLayers } from './dot-layers';
import { SLIDE_COLOURS, SLIDE_HUES } from './slide-style';

export const MAP_SIZE = { width: 1196, height: 536, fontSize: 15, unit: 2 };
const LEFT = 40;
const TOP = 118;

/** The map in native shapes, under a sentence from the figures. */
export function mapSlide(plane: BriefPlane, topics: readonly Topic[], since: string | null): Slide {
  const { text, muted } = SLIDE_COLOURS;
  const title = mapSentence(topics);
  const count = topics.length;
  const hasTrails = plane.chosen.some(({ trail }) => trail !== null);
  const sub = [
    `${count === 1 ? 'The topic' : `The ${numberWord(count)} topics`} among the ${countOf(plane.others.length + plane.chosen.length, 'topic')} on the map.`,
    'Area: impacting drivers.',
    hasTrails && since !== null ? `Trails lead from the place of ${since}.` : '',
  ].join(' ');
  return {
    title,
    notes: '',
    items: [
      label(48, 32, 1184, 48, title, { size: title.length > 56 ? 26 : 32, colour: text, isSerif: true }),
      label(48, 80, 1184, 24, sub.trim(), { size: 15, colour: muted }),
      ...ground(plane),
      ...otherDots(plane.others),
      ...plane.chosen.flatMap(({ trail, hue }) =>
        trail === null
          ? []
          : [
              {
                kind: 'polygon' as const,
                points: trail.map((point) => ({ x: point.x + LEFT, y: point.y + TOP })),
                fill: SLIDE_HUES[hue].fill,
                transparency: 64,
              },
            ],
      ),
      ...plane.chosen.flatMap(({ x, y, r, hue, number, name, label: at }): readonly SlideItem[] => [
        {
          ...circle(x, y, r, SLIDE_HUES[hue].fill, 0),
          outline: 'FFFFFF',
          text: { text: String(number), size: 14, isBold: true, colour: 'FFFFFF' },
          name,
        },
        ...(at === null
          ? []
          : [
              label(LEFT + at.left - 20, TOP + at.top - 2, at.right - at.left + 40, 22, name, {
                size: 15,
                colour: text,
                isBold: true,
                align: 'center',
              }),
            ]),
      ]),
    ],
  };
}

/** Few shapes for each quadrant: a project may have thousands of topics. */
function otherDots(others: BriefPlane['others']): readonly SlideItem[] {
  const hues = [...new Set(others.map(({ hue }) => hue))];
  return hues.flatMap((hue) =>
    dotLayers(others.filter((dot) => dot.hue === hue)).map((layer) => ({
      kind: 'dots' as const,
      circles: layer.map(({ x, y, r }) => ({ x: x + LEFT, y: y + TOP, r })),
      fill: SLIDE_HUES[hue].fill,
      transparency: 72,
      name: 'Other topics',
    })),
  );
}

function ground({ area, corners, rows, columns }: BriefPlane): readonly SlideItem[] {
  const { muted, line } = SLIDE_COLOURS;
  const { left, right, bottom } = area;
  return [
    ...corners.map(({ quadrant, area: { left: x, top: y, right: toX, bottom: toY } }) => ({
      kind: 'rectangle' as const,
      box: { x: x + LEFT, y: y + TOP, width: Math.max(1, toX - x), height: Math.max(1, toY - y) },
      fill: SLIDE_HUES[quadrantHue(quadrant)].tint,
      transparency: 40,
    })),
    ...corners.map(({ quadrant, name, align }) =>
      label(LEFT + left + 8, TOP + name.top, right - left - 16, name.bottom - name.top, quadrant.label, {
        size: 15,
        colour: SLIDE_HUES[quadrantHue(quadrant)].text,
        align,
      }),
    ),
    ...rows.flatMap(({ at, text }): readonly SlideItem[] => [
      { kind: 'line', box: { x: left + LEFT, y: at + TOP, width: right - left, height: 0 }, colour: line },
      label(LEFT - 10, at + TOP - 12, left + 2, 24, text, { size: 15, colour: muted, align: 'right' }),
    ]),
    ...columns
      .filter(({ at }) => at < right - 160)
      .map(({ at, text }) =>
        label(at + LEFT - 40, bottom + TOP + 4, 80, 24, text, { size: 15, colour: muted, align: 'center' }),
      ),
    label(left + LEFT, TOP + 2, 300, 24, '↑ Growth, 3-year CAGR', { size: 15, colour: muted }),
    label(right + LEFT - 200, bottom + TOP + 4, 200, 24, 'Average sizing →', {
      size: 15,
      colour: muted,
      align: 'right',
    }),
  ];
}

function circle(x: number, y: number, r: number, fill: string, transparency: number) {
  const box = { x: x - r + LEFT, y: y - r + TOP, width: 2 * r, height: 2 * r };
  return { kind: 'ellipse', box, fill, transparency } as const;
}

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
  readonly isSerif?: boolean;
  readonly align?: 'left' | 'center' | 'right';
}

function label(
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  { align, ...style }: Style,
): SlideItem {
  const box = { x, y, width, height };
  return { kind: 'text', box, runs: [{ text, ...style }], vertical: 'middle', ...(align && { align }) };
}
