import type { Point } from '../../geometry/fan-out';
import type { Direction } from '../../geometry/map-walk';
import { ZOOM_STEP, type MapModel } from '../model/map-model';
import type { MapPointer } from './map-pointer';
import type { MapMotion } from './map-motion';
import { WHOLE } from '../../geometry/view';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const STEPS: readonly string[] = ['PageDown', 'PageUp', 'Home', 'End'];

/** A press that moves less than this is a click, in pixels. */
const CLICK_TOLERANCE = 4;
/** How strongly a wheel step, or a trackpad's pinch, zooms. */
const WHEEL_RATE = 0.0025;
/** Some mice report lines instead of pixels. */
const LINE = 16;

/** Turns what hands do on the plane into what the model understands. */
export class MapGestures {
  readonly #plane: HTMLElement;
  readonly #model: MapModel;
  readonly #pointer: MapPointer;
  readonly #motion: MapMotion;
  readonly #pointers = new Map<number, Point>();
  #travelled = 0;
  readonly #ending = new AbortController();

  constructor(plane: HTMLElement, model: MapModel, motion: MapMotion) {
    this.#plane = plane;
    this.#model = model;
    this.#pointer = model.pointer;
    this.#motion = motion;
    const { signal } = this.#ending;
    plane.addEventListener('pointerdown', this.#pressed, { signal });
    plane.addEventListener('pointermove', this.#moved, { signal });
    plane.addEventListener('pointerup', this.#released, { signal });
    plane.addEventListener('pointercancel', this.#cancelled, { signal });
    plane.addEventListener('pointerleave', this.#left, { signal });
    plane.addEventListener('dblclick', this.#doubleClicked, { signal });
    // Not passive: zooming the map must not zoom the page as well.
    plane.addEventListener('wheel', this.#wheeled, { signal, passive: false });
    plane.addEventListener('keydown', this.#keyed, { signal });
    plane.addEventListener('focus', this.#focused, { signal });
    plane.addEventListener('blur', this.#blurred, { signal });
  }

  dispose(): void {
    this.#ending.abort();
  }

  readonly #pressed = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#pointers.set(event.pointerId, this.#at(event));
    this.#motion.stop();
  };

  readonly #moved = (event: PointerEvent): void => {
    // Let go outside of the plane, before it was held.
    if (event.pointerType !== 'touch' && event.buttons === 0) this.#pointers.delete(event.pointerId);
    const before = this.#pointers.get(event.pointerId);
    const now = this.#at(event);
    if (before === undefined) {
      if (event.pointerType !== 'touch') this.#hover(now);
      return;
    }
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#pointers.size > 1) this.#pinch(event.pointerId, before, now);
    else if (this.#travelled > CLICK_TOLERANCE) this.#drag(event, before, now);
    else return;
    this.#pointers.set(event.pointerId, now);
    this.#motion.settleSoon();
  };

  #drag(event: PointerEvent, before: Point, now: Point): void {
    if (!this.#plane.hasPointerCapture(event.pointerId)) this.#plane.setPointerCapture(event.pointerId);
    if (event.pointerType !== 'touch') this.#pointer.point(null, 'mouse');
    this.#model.pan(now.x - before.x, now.y - before.y);
  }

  #pinch(moving: number, before: Point, now: Point): void {
    this.#travelled = Infinity;
    const other = [...this.#pointers].find(([id]) => id !== moving)?.[1];
    if (other === undefined) return;
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = apart > 0 ? Math.hypot(now.x - other.x, now.y - other.y) / apart : 1;
    this.#model.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#model.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  readonly #released = (event: PointerEvent): void => {
    const wasPressed = this.#pointers.delete(event.pointerId);
    if (!wasPressed || this.#pointers.size > 0 || this.#travelled > CLICK_TOLERANCE) return;
    const mark = this.#pointer.press(this.#at(event), event.pointerType === 'touch' ? 'touch' : 'mouse');
    if (mark !== null) this.#model.data.open(mark.item);
  };

  readonly #cancelled = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  readonly #left = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && this.#pointer.at?.by === 'mouse') this.#pointer.point(null, 'mouse');
  };

  #hover(at: Point): void {
    const mark = this.#pointer.markAt(at, 'mouse');
    // The pointer that rests in the plane does not take away what the keyboard walks to.
    if (mark === null && this.#pointer.at?.by === 'keyboard') return;
    this.#pointer.point(mark, 'mouse');
  }

  readonly #doubleClicked = (event: MouseEvent): void => {
    const at = this.#at(event);
    if (this.#pointer.markAt(at, 'mouse') === null) this.#motion.zoomBy(2, at);
  };

  readonly #wheeled = (event: WheelEvent): void => {
    // A plain wheel scrolls the page, as everywhere. A trackpad's pinch comes as a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#motion.stop();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    const rate = Math.abs(pixels) < 50 ? WHEEL_RATE * 4 : WHEEL_RATE;
    this.#model.zoom(Math.exp(-pixels * rate), this.#at(event));
    this.#motion.settleSoon();
  };

  readonly #keyed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.#act(event.key)) event.preventDefault();
  };

  /** @returns whether the key means something here */
  #act(key: string): boolean {
    const pointer = this.#pointer;
    const direction = ARROWS[key];
    // A frame of the glide would take away what a step brings into view.
    if (direction !== undefined || STEPS.includes(key)) this.#motion.arrive();
    if (direction !== undefined) pointer.walk(direction);
    else if (key === 'PageDown') pointer.step(1);
    else if (key === 'PageUp') pointer.step(-1);
    else if (key === 'Home') pointer.stepToEnd('first');
    else if (key === 'End') pointer.stepToEnd('last');
    else if (key === 'Enter' || key === ' ') this.#openActive();
    else if (key === '+' || key === '=') this.#motion.zoomBy(ZOOM_STEP, this.#centre());
    else if (key === '-') this.#motion.zoomBy(1 / ZOOM_STEP, this.#centre());
    else if (key === '0') this.#motion.zoomTo(WHOLE);
    else if (key === 'Escape') return this.#leave();
    else return false;
    this.#motion.settleSoon();
    return true;
  }

  #leave(): boolean {
    const wasInside = this.#pointer.at !== null;
    this.#pointer.point(null, 'keyboard');
    return wasInside;
  }

  #openActive(): void {
    const { active } = this.#pointer;
    if (active !== null) this.#model.data.open(active.item);
  }

  /** Zooming by keyboard goes towards the bubble that is walked to. */
  #centre(): Point | undefined {
    return this.#pointer.activeOnScreen ?? undefined;
  }

  readonly #focused = (): void => {
    // Only for those who came by keyboard; a click focuses, too.
    if (this.#plane.matches(':focus-visible')) this.#pointer.enter();
  };

  readonly #blurred = (): void => {
    if (this.#pointer.at?.by === 'keyboard') this.#pointer.point(null, 'keyboard');
  };

  #at(event: MouseEvent): Point {
    const { left, top } = this.#plane.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
