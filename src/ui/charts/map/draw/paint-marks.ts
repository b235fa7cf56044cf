import type { Box } from '../../geometry/label-placement';
import { DENSE_STROKE, lookOf, restingOpacity, RING_GAP, STROKE, TAIL_OPACITY, type MarkLook } from './marks-layer';
import type { MapScene, Mark } from '../model/map-scene';
import type { MarkPalette } from './mark-palette';
import { BADGE, badgePath, drawnAlike, GLYPH_STROKE, glyphPath, statusGlyphs } from '../model/status-glyph';
import { tailOf } from '../../geometry/movement-trail';
import { isWithin, toScreen, type View } from '../../geometry/view';

const WHOLE_TURN = 2 * Math.PI;

/** Paints the bubbles on a canvas as the elements of SvgMarks look: for dense maps, and for pictures of any map. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  scene: MapScene,
  view: View,
  area: Box,
  palette: MarkPalette,
): void {
  const seen = scene.marks.filter((mark) => mark.from !== null || isWithin(view, mark, area));
  for (const mark of seen) paintTail(context, mark, view, palette);
  const resting = restingOpacity(scene);
  for (const mark of seen) paintBubble(context, mark, lookOf(mark, resting), { view, dense: scene.dense }, palette);
  paintGlyphs(context, scene, view, palette);
}

function paintTail(context: CanvasRenderingContext2D, mark: Mark, view: View, palette: MarkPalette): void {
  const tail = tailOf(mark, view);
  if (tail === null) return;
  const [tip, one, other] = tail;
  context.globalAlpha = TAIL_OPACITY;
  context.fillStyle = palette.ink[mark.hue];
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(one.x, one.y);
  context.lineTo(other.x, other.y);
  context.fill();
}

function paintBubble(
  context: CanvasRenderingContext2D,
  mark: Mark,
  { shape, opacity, ring }: MarkLook,
  place: { readonly view: View; readonly dense: boolean },
  palette: MarkPalette,
): void {
  const { x, y } = toScreen(place.view, mark);
  if (ring) paintRing(context, x, y, mark.r + RING_GAP, palette.ink[mark.hue]);
  context.beginPath();
  context.arc(x, y, mark.r, 0, WHOLE_TURN);
  if (shape !== 'dashed') {
    context.globalAlpha = shape === 'filled' ? opacity : 1;
    context.fillStyle = shape === 'hollow' ? palette.surface : palette.bubble[mark.hue];
    context.fill();
  }
  context.globalAlpha = shape === 'hollow' ? opacity : 1;
  context.lineWidth = place.dense ? (shape === 'filled' ? DENSE_STROKE : 1) : STROKE;
  context.strokeStyle = shape === 'filled' ? palette.surface : palette.ink[mark.hue];
  if (shape === 'dashed') context.setLineDash([3, 3]);
  context.stroke();
  if (shape === 'dashed') context.setLineDash([]);
}

function paintRing(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  context.globalAlpha = 1;
  context.lineWidth = STROKE;
  context.strokeStyle = colour;
  context.beginPath();
  context.arc(x, y, r, 0, WHOLE_TURN);
  context.stroke();
}

function paintGlyphs(context: CanvasRenderingContext2D, scene: MapScene, view: View, palette: MarkPalette): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { badge, onFill, opacity, glyphs } of drawnAlike(statusGlyphs(scene))) {
    context.globalAlpha = opacity;
    if (badge !== null) paintBadges(context, new Path2D(badgePath(glyphs, view)), palette.surface, palette.ink[badge]);
    context.lineWidth = GLYPH_STROKE;
    context.strokeStyle = onFill ? palette.surface : palette.text;
    context.stroke(new Path2D(glyphPath(glyphs, view)));
  }
}

function paintBadges(context: CanvasRenderingContext2D, discs: Path2D, fill: string, outline: string): void {
  context.fillStyle = fill;
  context.fill(discs);
  context.lineWidth = BADGE.stroke;
  context.strokeStyle = outline;
  context.stroke(discs);
}
