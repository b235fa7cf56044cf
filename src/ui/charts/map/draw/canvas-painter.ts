import { isStretchable, isWithin, type View } from '../../../../domain/plane/view';
import { rem } from '../../../kit/layout/page-view';
import { chartShapes, type ChartScene } from '../model/chart-shapes';
import { readMarkPalette, type MarkPalette } from '../../../plane/mark-palette';
import { paintShapes } from '../../../plane/paint-shapes';
import type { PlaneSize } from '../../../../domain/plane/shapes';

/** Painted beyond each edge of a zoomed plane, so that a pan can begin by moving the canvas, in pixels. */
const MARGIN = 160;
const marginAt = (scale: number): number => (scale > 1 ? MARGIN : 0);

/** Pixels of the canvas for each pixel of the page: above 2 the difference is not visible. */
const pixelDensity = (): number => Math.min(window.devicePixelRatio || 1, 2);

/**
 * Paints the bubbles on a canvas. While a pan stays within the margin and a zoom within limits, the browser only
 * transforms the canvas; then it is painted again.
 */
export class CanvasPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #size: () => PlaneSize;
  readonly #textScale: () => number;
  #scene: ChartScene = { marks: [], dense: true };
  #palette: MarkPalette | null = null;
  #painted: View | null = null;
  /** Pixels of the canvas for each unit of the plane. */
  #density = 1;

  /** @param size of the plane @param textScale pixels of the page for each unit of the plane */
  constructor(canvas: HTMLCanvasElement, size: () => PlaneSize, textScale: () => number) {
    this.#canvas = canvas;
    this.#size = size;
    this.#textScale = textScale;
  }

  draw(scene: ChartScene, view: View): void {
    this.#scene = scene;
    // Of another theme, perhaps.
    this.#palette = null;
    this.#paint(view);
  }

  /** During a movement, when a frame rate counts more than sharpness. */
  look(view: View): void {
    if (!this.#stretch(view)) this.#paint(view);
  }

  /** After a movement, or when the density of the screen has changed. */
  rest(view: View): void {
    if (this.#painted?.scale !== view.scale || this.#density !== this.#densityNow()) this.#paint(view);
  }

  #paint(view: View): void {
    const { width, height } = this.#size();
    const context = this.#canvas.getContext('2d');
    if (context === null || width === 0 || height === 0) return;
    this.#palette ??= readMarkPalette(this.#canvas.parentElement ?? document.body);
    const ratio = this.#densityNow();
    const margin = marginAt(view.scale);
    this.#fit((width + 2 * margin) * ratio, (height + 2 * margin) * ratio, ratio);
    context.setTransform(ratio, 0, 0, ratio, margin * ratio, margin * ratio);
    context.clearRect(-margin, -margin, width + 2 * margin, height + 2 * margin);
    const area = { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
    const shapes = chartShapes(this.#scene, view, (mark) => isWithin(view, mark, area));
    paintShapes(context, shapes, this.#scene.dense, this.#palette);
    this.#painted = view;
    this.#density = ratio;
    this.#stretch(view);
  }

  #densityNow(): number {
    return pixelDensity() * this.#textScale();
  }

  // Setting the size allocates a new canvas, also when it is the same size.
  #fit(width: number, height: number, ratio: number): void {
    const [w, h] = [Math.round(width), Math.round(height)];
    if (this.#canvas.width === w && this.#canvas.height === h) return;
    this.#canvas.width = w;
    this.#canvas.height = h;
    this.#canvas.style.width = rem(w / ratio);
    this.#canvas.style.height = rem(h / ratio);
  }

  /** Transforms what is painted. @returns whether it still covers the plane */
  #stretch(view: View): boolean {
    const painted = this.#painted;
    if (painted === null) return false;
    const ratio = view.scale / painted.scale;
    if (!isStretchable(ratio)) return false;
    const margin = marginAt(painted.scale);
    const x = view.x - (painted.x + margin) * ratio;
    const y = view.y - (painted.y + margin) * ratio;
    const { width, height } = this.#size();
    const covers =
      x <= 0 && y <= 0 && x + (width + 2 * margin) * ratio >= width && y + (height + 2 * margin) * ratio >= height;
    if (covers) this.#canvas.style.transform = `translate(${rem(x)}, ${rem(y)}) scale(${ratio})`;
    return covers;
  }
}
