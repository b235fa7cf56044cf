import type { PlaneSize } from '../../geometry/bubble-sizes';
import styles from './marks.module.scss';
import { isStretchable, type MarksLayer } from './marks-layer';
import type { MapScene } from '../model/map-scene';
import { paintMarks } from './paint-marks';
import { readMarkPalette, type MarkPalette } from './mark-palette';
import type { View } from '../../geometry/view';

/**
 * Painted beyond each edge of the plane, so that panning can begin by moving what is there. In pixels. A map that is seen
 * whole has nothing beyond its edges.
 */
const MARGIN = 160;
const marginAt = (scale: number): number => (scale > 1 ? MARGIN : 0);

/** More is not seen, and costs memory. */
const MOST_DENSE = 2;
const densityNow = (): number => Math.min(window.devicePixelRatio || 1, MOST_DENSE);

/**
 * Bubbles on one canvas, for maps too dense for elements. While a pan stays within the margin the browser only moves
 * the painted canvas; it is painted afresh when the pan goes on, and at every zoom.
 */
export class CanvasMarks implements MarksLayer {
  readonly element = document.createElement('canvas');
  readonly #size: () => PlaneSize;
  #scene: MapScene = { marks: [], dense: true };
  #palette: MarkPalette | null = null;
  #painted: View | null = null;
  /** Pixels of the canvas for each pixel of the page, as it is painted. */
  #density = 1;

  /** @param size of the plane, in pixels */
  constructor(size: () => PlaneSize) {
    this.#size = size;
    this.element.className = styles.layer ?? '';
    this.element.setAttribute('aria-hidden', 'true');
  }

  draw(scene: MapScene, view: View): void {
    this.#scene = scene;
    // The theme may have changed: a canvas does not notice by itself.
    this.#palette = null;
    this.#paint(view);
  }

  look(view: View): void {
    if (!this.#stretch(view)) this.#paint(view);
  }

  rest(view: View): void {
    if (this.#painted?.scale !== view.scale || this.#density !== densityNow()) this.#paint(view);
  }

  fade(faded: boolean): void {
    this.element.classList.toggle(styles.faded ?? '', faded);
  }

  #paint(view: View): void {
    const { width, height } = this.#size();
    const context = this.element.getContext('2d');
    if (context === null || width === 0 || height === 0) return;
    this.#palette ??= readMarkPalette(this.element.parentElement ?? document.body);
    const ratio = densityNow();
    const margin = marginAt(view.scale);
    this.#fit((width + 2 * margin) * ratio, (height + 2 * margin) * ratio, ratio);
    context.setTransform(ratio, 0, 0, ratio, margin * ratio, margin * ratio);
    context.clearRect(-margin, -margin, width + 2 * margin, height + 2 * margin);
    const area = { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
    paintMarks(context, this.#scene, view, area, this.#palette);
    this.#painted = view;
    this.#density = ratio;
    this.#stretch(view);
  }

  // Setting a canvas' size clears it and takes new memory, also when it is the same size.
  #fit(width: number, height: number, ratio: number): void {
    const [w, h] = [Math.round(width), Math.round(height)];
    if (this.element.width === w && this.element.height === h) return;
    this.element.width = w;
    this.element.height = h;
    this.element.style.width = `${w / ratio}px`;
    this.element.style.height = `${h / ratio}px`;
  }

  /** Moves and stretches what is painted. @returns whether that still covers the plane */
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
    if (covers) this.element.style.transform = `translate(${x}px, ${y}px) scale(${ratio})`;
    return covers;
  }
}
