import type { Shape } from '../model/mark-shapes';
import type { MarkPalette } from './mark-palette';
import { SHAPE_STYLES } from './shape-style';

/** Paints the shapes of a map on a canvas, as SvgShape draws them as elements. */
export function paintShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  dense: boolean,
  palette: MarkPalette,
): void {
  for (const { kind, hue, opacity, outline } of shapes) {
    const { fill, stroke, width = 0, denseWidth, dash, isRound, fades } = SHAPE_STYLES[kind];
    let path: Path2D | undefined;
    if (typeof outline === 'string') path = new Path2D(outline);
    else {
      context.beginPath();
      context.arc(outline.x, outline.y, outline.r, 0, 2 * Math.PI);
    }
    if (fill !== undefined) {
      context.globalAlpha = fades === 'stroke' ? 1 : opacity;
      context.fillStyle = palette[fill][hue];
      if (path === undefined) context.fill();
      else context.fill(path);
    }
    if (stroke === undefined) continue;
    context.globalAlpha = fades === 'fill' ? 1 : opacity;
    context.strokeStyle = palette[stroke][hue];
    context.lineWidth = dense ? (denseWidth ?? width) : width;
    context.lineCap = isRound ? 'round' : 'butt';
    context.lineJoin = isRound ? 'round' : 'miter';
    if (dash !== undefined) context.setLineDash([...dash]);
    if (path === undefined) context.stroke();
    else context.stroke(path);
    if (dash !== undefined) context.setLineDash([]);
  }
}
