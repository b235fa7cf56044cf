import { formatCount } from '../../../domain/shared/figures';
import { quadrantHue, type QuadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartPicture } from './framed-picture';
import { KEY_LINE, keyRows, paintKey } from './picture-key';
import { SANS } from '../fonts';
import { BASE_LINE } from '../map/model/map-labels';
import { CORNERS } from '../map/model/corner-boxes';
import type { MapModel } from '../map/model/map-model';
import { acrossSlash, alongSlash, isInnerZero } from '../map/draw/map-backdrop';
import { marginsOf, type Margins } from '../map/model/map-measures';
import { mapKey } from './paint-key';
import { paintMarks } from '../map/draw/paint-marks';
import type { Palette } from '../palette';
import { toScreen } from '../geometry/view';

const PADDING = 16;

/** Below the plane, in pixels: the line of the horizontal axis' name, and how much of it that name takes. */
const NAME_LINE = 38;
const NAME_WIDTH = 150;

/** The map as it is seen, with axes, names and keys, for a picture. */
export function mapPicture(context: CanvasRenderingContext2D, model: MapModel, palette: Palette): ChartPicture {
  const margins = marginsOf(model.narrow);
  const { width, height } = model.plane;
  // On a phone there is no room for both on one line.
  const shift = model.narrow ? KEY_LINE : 0;
  const rows = keyRows(context, mapKey(model), model.narrow ? width : width - NAME_WIDTH);
  const bottom = margins.bottom + shift + Math.max(0, rows.length - 1) * KEY_LINE;
  return {
    inset: PADDING,
    size: {
      width: margins.left + width + margins.right + 2 * PADDING,
      height: margins.top + height + bottom + 2 * PADDING,
    },
    paint: (context) => {
      context.translate(PADDING + margins.left, PADDING + margins.top);
      paintPlane(context, model, palette);
      paintAxes(context, model, palette, margins);
      paintCorners(context, model, palette);
      paintKey(context, rows, 0, height + NAME_LINE - 4 + shift, palette);
    },
  };
}

function paintPlane(context: CanvasRenderingContext2D, model: MapModel, palette: Palette): void {
  const { width, height } = model.plane;
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  paintAreas(context, model, palette);
  context.lineWidth = 1;
  for (const tick of model.yTicks) {
    context.strokeStyle = isInnerZero(tick, model) ? palette.axis : palette.line;
    line(context, 0, Math.round(tick.at * model.view.scale + model.view.y) + 0.5, width);
  }
  paintBreaks(context, model, palette);
  paintMarks(context, model.scene, model.view, { left: 0, top: 0, right: width, bottom: height }, palette);
  paintLabels(context, model, palette);
  context.restore();
}

function paintAreas(context: CanvasRenderingContext2D, model: MapModel, palette: Palette): void {
  const { width, height } = model.plane;
  const cross = toScreen(model.view, model.layout.cross);
  const x = Math.min(width, Math.max(0, cross.x));
  const y = Math.min(height, Math.max(0, cross.y));
  const fill = (hue: QuadrantHue, left: number, top: number, right: number, bottom: number): void => {
    context.fillStyle = palette.tint[hue];
    context.fillRect(left, top, right - left, bottom - top);
  };
  fill('disruptor', 0, 0, x, y);
  fill('strong', x, 0, width, y);
  fill('uncertain', 0, y, x, height);
  fill('mature', x, y, width, height);
  context.strokeStyle = palette.axis;
  context.setLineDash([2, 4]);
  line(context, 0, cross.y, width);
  context.beginPath();
  context.moveTo(cross.x, 0);
  context.lineTo(cross.x, height);
  context.stroke();
  context.setLineDash([]);
}

/** As on the page: a dashed line, and a pair of strokes across the edge. */
function paintBreaks(context: CanvasRenderingContext2D, model: MapModel, palette: Palette): void {
  const { width, height } = model.plane;
  const { across, along } = model.breaks;
  const draw = (path: string): void => context.stroke(new Path2D(path));
  context.strokeStyle = palette.axis;
  context.setLineDash([6, 3]);
  for (const at of across) draw(`M${at} 0V${height}`);
  for (const at of along) draw(`M0 ${at}H${width}`);
  context.setLineDash([]);
  context.strokeStyle = palette.muted;
  context.lineWidth = 1.25;
  for (const at of across) draw(acrossSlash(at, height));
  for (const at of along) draw(alongSlash(at));
  context.lineWidth = 1;
}

function line(context: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y);
  context.stroke();
}

function paintLabels(context: CanvasRenderingContext2D, model: MapModel, palette: Palette): void {
  context.font = `500 12px ${SANS}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  for (const { mark, text, dx, top } of model.labels) {
    const { x, y } = toScreen(model.view, mark);
    context.lineWidth = 3;
    context.strokeStyle = palette.surface;
    context.globalAlpha = 0.82;
    context.strokeText(text, x + dx, y + top + BASE_LINE);
    context.globalAlpha = 1;
    context.fillStyle = palette.text;
    context.fillText(text, x + dx, y + top + BASE_LINE);
  }
}

function paintAxes(context: CanvasRenderingContext2D, model: MapModel, palette: Palette, { left, top }: Margins): void {
  const { width, height } = model.plane;
  const { scale, x, y } = model.view;
  context.fillStyle = palette.muted;
  context.font = `400 12px ${SANS}`;
  context.textAlign = 'right';
  for (const tick of model.yTicks) context.fillText(tick.label, -8, tick.at * scale + y + 4);
  context.textAlign = 'center';
  for (const tick of model.xTicks) context.fillText(tick.label, tick.at * scale + x, height + 18);
  context.font = `500 12px ${SANS}`;
  context.textAlign = 'left';
  paintPointer(context, 5 - left, 8 - top, 'up', palette);
  context.fillText('Growth, 3-year CAGR', 14 - left, 12 - top);
  context.textAlign = 'right';
  const missing = model.offMap.length;
  if (missing > 0) context.fillText(`Not on the map: ${formatCount(missing)}`, width, 12 - top);
  context.fillText('Average sizing', width - 14, height + NAME_LINE);
  paintPointer(context, width - 5, height + NAME_LINE - 4, 'right', palette);
}

/** Drawn, because the interface's letters have no arrows. */
function paintPointer(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  way: 'up' | 'right',
  { muted }: Palette,
): void {
  context.strokeStyle = muted;
  context.lineWidth = 1;
  const up = `M${x} ${y + 4}V${y - 4}M${x - 3.5} ${y - 0.5}L${x} ${y - 4}L${x + 3.5} ${y - 0.5}`;
  const right = `M${x - 4} ${y}H${x + 4}M${x + 0.5} ${y - 3.5}L${x + 4} ${y}L${x + 0.5} ${y + 3.5}`;
  context.stroke(new Path2D(way === 'up' ? up : right));
}

/** As in the style sheet: what lies under a quadrant's name shows through a little, and the name can be read. */
const PLATE_OPACITY = 0.84;
const PLATE_PADDING = 6;

function paintCorners(context: CanvasRenderingContext2D, model: MapModel, palette: Palette): void {
  context.font = `500 ${model.cornerType}px ${SANS}`;
  for (const { code, left, top, right, bottom } of model.standingCorners) {
    const entry = model.legend.find((each) => each.code === code);
    if (entry === undefined) continue;
    const hue = quadrantHue(entry.quadrant);
    context.globalAlpha = PLATE_OPACITY;
    context.fillStyle = palette.tint[hue];
    context.fillRect(left, top, right - left, bottom - top);
    context.globalAlpha = 1;
    context.fillStyle = palette.label[hue];
    const atRight = CORNERS[code].right;
    context.textAlign = atRight ? 'right' : 'left';
    const x = atRight ? right - PLATE_PADDING : left + PLATE_PADDING;
    context.fillText(`${entry.label} ${formatCount(entry.count)}`, x, top + 16);
  }
}
