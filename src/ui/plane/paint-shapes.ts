import type { BubbleOutline, Shape } from '../../domain/plane/mark-shapes';
import { styleOf } from '../../domain/plane/shapes';
import { quadrantHue } from '../signal/dot';
import type { MarkPalette } from './mark-palette';

/** Paints the shapes of a map on a canvas, as SvgShape draws them as elements. */
export function paintShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  dense: boolean,
  palette: MarkPalette,
): void {
  for (const { kind, mark, opacity, outline } of shapes) {
    const { fill, stroke, width = 0, denseWidth, dash, isRound, fades } = styleOf(kind);
    const hue = quadrantHue(mark.item.quadrant);
    const path = pathOf(context, outline);
    if (fill !== undefined) {
      context.globalAlpha = fades === 'stroke' ? 1 : opacity;
      context.fillStyle = palette[fill][hue];
      if (path === null) context.fill();
      else context.fill(path);
    }
    if (stroke === undefined) continue;
    context.globalAlpha = fades === 'fill' ? 1 : opacity;
    context.strokeStyle = palette[stroke][hue];
    context.lineWidth = dense ? (denseWidth ?? width) : width;
    context.lineCap = isRound ? 'round' : 'butt';
    context.lineJoin = isRound ? 'round' : 'miter';
    if (dash !== undefined) context.setLineDash([...dash]);
    if (path === null) context.stroke();
    else context.stroke(path);
    if (dash !== undefined) context.setLineDash([]);
  }
}

/** Begins the current path of the context with the outline. @returns a path of its own instead, for the data of a path */
function pathOf(context: CanvasRenderingContext2D, outline: BubbleOutline): Path2D | null {
  if (typeof outline === 'string') return new Path2D(outline);
  context.beginPath();
  if ('r' in outline) context.arc(outline.x, outline.y, outline.r, 0, 2 * Math.PI);
  else {
    for (const { x, y } of outline) context.lineTo(x, y);
    context.closePath();
  }
  return null;
}
