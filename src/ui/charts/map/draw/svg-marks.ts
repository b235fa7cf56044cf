import type { PlaneSize } from '../../geometry/bubble-sizes';
import { QUADRANT_HUES, type QuadrantHue } from '../../../kit/signal/quadrant-hue';
import styles from './marks.module.scss';
import { isStretchable, lookOf, restingOpacity, RING_GAP, type MarksLayer } from './marks-layer';
import type { MapScene, Mark } from '../model/map-scene';
import { badgePath, drawnAlike, glyphPath, statusGlyphs, type StatusGlyphs } from '../model/status-glyph';
import { createSvg } from './svg-element';
import { tailOf } from '../../geometry/movement-trail';
import type { View } from '../../geometry/view';

const GLIDE: KeyframeAnimationOptions = { duration: 700, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Bubbles as elements. Made by hand and not by React: the first paint takes two thirds of the time.
 * Panning moves the layer as a whole; only zooming touches the bubbles, because they keep their size.
 */
export class SvgMarks implements MarksLayer {
  readonly element = createSvg('svg');
  readonly #templates = new Map<string, SVGCircleElement>();
  readonly #tails = new Map<QuadrantHue, SVGPathElement>();
  readonly #circles: { readonly mark: Mark; readonly element: SVGCircleElement }[] = [];
  readonly #glyphs: { readonly pathAt: (view: View) => string; readonly element: SVGPathElement }[] = [];
  #scene: MapScene = { marks: [], dense: false };
  #drawnScale = 1;

  readonly #size: () => PlaneSize;

  /** @param size of the plane, in pixels */
  constructor(size: () => PlaneSize) {
    this.#size = size;
    this.element.setAttribute('class', styles.layer ?? '');
    this.element.setAttribute('aria-hidden', 'true');
  }

  draw(scene: MapScene, view: View): void {
    this.#scene = scene;
    this.#circles.length = 0;
    this.#glyphs.length = 0;
    this.#tails.clear();
    const content = document.createDocumentFragment();
    this.#addTails(content);
    this.element.classList.toggle(styles.dense ?? '', scene.dense);
    const resting = restingOpacity(scene);
    this.element.setAttribute('fill-opacity', resting.toFixed(2));
    for (const mark of scene.marks) this.#addBubble(content, mark, resting);
    for (const alike of drawnAlike(statusGlyphs(scene))) this.#addGlyphs(content, alike);
    this.#place(view.scale);
    this.element.replaceChildren(content);
    this.#shift(view);
  }

  look(view: View): void {
    const ratio = view.scale / this.#drawnScale;
    if (ratio !== 1 && !(this.#scene.dense && isStretchable(ratio))) this.#place(view.scale);
    this.#shift(view);
  }

  rest(view: View): void {
    if (view.scale === this.#drawnScale) return;
    this.#place(view.scale);
    this.#shift(view);
  }

  fade(faded: boolean): void {
    this.element.classList.toggle(styles.faded ?? '', faded);
  }

  /** Lets the bubbles travel from where they were. Without it the tails say the same. */
  glide(): void {
    if (this.#scene.dense || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { mark, element } of this.#circles) {
      if (mark.from === null) continue;
      const dx = (mark.from.x - mark.x) * this.#drawnScale;
      const dy = (mark.from.y - mark.y) * this.#drawnScale;
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], GLIDE);
    }
  }

  #addTails(content: DocumentFragment): void {
    if (!this.#scene.marks.some((mark) => mark.from !== null)) return;
    for (const hue of QUADRANT_HUES) {
      const path = createSvg('path');
      path.setAttribute('class', styles.tail ?? '');
      path.dataset['quadrant'] = hue;
      this.#tails.set(hue, path);
      content.append(path);
    }
  }

  #addBubble(content: DocumentFragment, mark: Mark, resting: number): void {
    const { shape, opacity, ring } = lookOf(mark, resting);
    if (ring) this.#addCircle(content, mark, mark.r + RING_GAP, styles.ring);
    const bubble = this.#addCircle(content, mark, mark.r, styles[shape]);
    // The layer says how strong most of them are.
    if (shape === 'hollow') bubble.setAttribute('stroke-opacity', opacity.toFixed(2));
    else if (opacity !== resting) bubble.setAttribute('fill-opacity', opacity.toFixed(2));
  }

  #addCircle(content: DocumentFragment, mark: Mark, r: number, className: string | undefined): SVGCircleElement {
    const key = `${className} ${mark.hue}`;
    let template = this.#templates.get(key);
    if (template === undefined) {
      template = createSvg('circle');
      template.setAttribute('class', className ?? '');
      template.dataset['quadrant'] = mark.hue;
      this.#templates.set(key, template);
    }
    // Half the price of making it from nothing.
    const element = template.cloneNode() as SVGCircleElement;
    element.setAttribute('r', pixels(r));
    this.#circles.push({ mark, element });
    content.append(element);
    return element;
  }

  #addGlyphs(content: DocumentFragment, { badge, onFill, opacity, glyphs }: StatusGlyphs): void {
    const add = (className: string | undefined, pathAt: (view: View) => string): void => {
      const element = createSvg('path');
      element.setAttribute('class', className ?? '');
      if (badge !== null) element.dataset['quadrant'] = badge;
      if (opacity !== 1) element.setAttribute('opacity', String(opacity));
      this.#glyphs.push({ pathAt, element });
      content.append(element);
    };
    if (badge !== null) add(styles.badge, (view) => badgePath(glyphs, view));
    add(onFill ? styles.glyphOnFill : styles.glyph, (view) => glyphPath(glyphs, view));
  }

  /** Places everything for a scale, from the plane's own corner. */
  #place(scale: number): void {
    this.#drawnScale = scale;
    // As large as what is in it: letting it overflow instead makes the browser sort layers for seconds.
    const { width, height } = this.#size();
    this.element.setAttribute('width', String(Math.ceil(width * scale)));
    this.element.setAttribute('height', String(Math.ceil(height * scale)));
    for (const { mark, element } of this.#circles) {
      element.setAttribute('cx', pixels(mark.x * scale));
      element.setAttribute('cy', pixels(mark.y * scale));
    }
    for (const { pathAt, element } of this.#glyphs) element.setAttribute('d', pathAt({ scale, x: 0, y: 0 }));
    for (const [hue, path] of this.#tails) path.setAttribute('d', this.#tailsOf(hue, scale));
  }

  #tailsOf(hue: QuadrantHue, scale: number): string {
    return this.#scene.marks
      .filter((mark) => mark.hue === hue)
      .map((mark) => tailOf(mark, { scale, x: 0, y: 0 }))
      .filter((tail) => tail !== null)
      .map((tail) => `M${tail.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
      .join('');
  }

  // On the element and not on a group in it: the browser then moves what it has painted.
  #shift({ x, y, scale }: View): void {
    const ratio = scale / this.#drawnScale;
    this.element.style.transform = `translate(${x}px, ${y}px)${ratio === 1 ? '' : ` scale(${ratio})`}`;
  }
}

/** To a tenth, which nobody can see; toFixed would take twice as long. */
function pixels(value: number): string {
  return String(Math.round(value * 10) / 10);
}
