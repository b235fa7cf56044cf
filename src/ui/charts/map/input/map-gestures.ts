import { WHOLE } from '../../../../domain/plane/view';
import { ZOOM_STEP, type MapModel } from '../model/map-model';
import type { MapMotion } from './map-motion';
import type { Point } from '../../../../domain/plane/shapes';

/** A press that moves less is a click, in pixels. */
const CLICK_TOLERANCE = 4;
/** Zoom by a wheel step of one pixel; a trackpad's pinch has smaller steps. */
const WHEEL_RATE = { wheel: 0.0025, trackpad: 0.01 } as const;
const TRACKPAD_STEP = 50;
/** Some mice report lines instead of pixels. */
const LINE = 16;

/**
 * Mouse, touch and keyboard on the plane. Not d3-zoom: it holds the transform in a property of the element, so that a view
 * that is restored, scaled with the plane and moved by keyboard would have a second owner beside the model.
 */
export class MapGestures {
  readonly #plane: HTMLElement;
  readonly #model: MapModel;
  readonly #motion: MapMotion;
  /** The pointers that are pressed, by id. */
  readonly #pressed = new Map<number, Point>();
  /** Since the first of them was pressed, in pixels. */
  #travelled = 0;
  readonly #disposal = new AbortController();
  readonly #keys: Readonly<Record<string, () => void>>;

  constructor(plane: HTMLElement, model: MapModel, motion: MapMotion) {
    this.#plane = plane;
    this.#model = model;
    this.#motion = motion;
    this.#keys = keyBindings(model, motion);
    this.#listen('pointerdown', this.#onPress);
    this.#listen('pointermove', this.#onMove);
    this.#listen('pointerup', this.#onRelease);
    this.#listen('pointercancel', this.#onCancel);
    // On a Mac, a press with Ctrl is the secondary one; a long press of a finger opens the same menu.
    this.#listen('contextmenu', (event) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (model.selecting.canSelect && (isTouch || event.ctrlKey)) event.preventDefault();
    });
    this.#listen('pointerleave', ({ pointerType }) => pointerType !== 'touch' && this.#release('mouse'));
    this.#listen('dblclick', this.#onDoubleClick);
    this.#listen('wheel', this.#onWheel);
    this.#listen('keydown', this.#onKey);
    // A click focuses as well, but the map is entered by keyboard only.
    this.#listen('focus', () => plane.matches(':focus-visible') && model.pointer.enter());
    this.#listen('blur', () => this.#release('keyboard'));
  }

  dispose(): void {
    this.#model.zoomHint.hide();
    this.#model.selecting.lift();
    this.#model.selecting.cancel();
    this.#disposal.abort();
  }

  #listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
  ): void {
    // Not passive: the wheel must not zoom the page as well.
    this.#plane.addEventListener(type, listener, { signal: this.#disposal.signal, passive: false });
  }

  readonly #onPress = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#pressed.size === 0) this.#travelled = 0;
    const at = this.#at(event);
    this.#pressed.set(event.pointerId, at);
    this.#motion.stop();
    const { selecting, pointer } = this.#model;
    if (event.pointerType === 'touch') {
      const mark = this.#pressed.size === 1 ? pointer.markAt(at, 'touch') : null;
      // The release that follows is no tap.
      selecting.rest(mark, () => (this.#travelled = Infinity));
    } else if (event.shiftKey && selecting.begin(at)) {
      this.#plane.setPointerCapture(event.pointerId);
    }
  };

  readonly #onMove = (event: PointerEvent): void => {
    const { pointerId, pointerType } = event;
    // Released outside of the plane before it was captured.
    if (pointerType !== 'touch' && event.buttons === 0) this.#pressed.delete(pointerId);
    const before = this.#pressed.get(pointerId);
    const now = this.#at(event);
    if (before === undefined) {
      if (pointerType !== 'touch') this.#hover(now);
      return;
    }
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled > CLICK_TOLERANCE) this.#model.selecting.lift();
    if (this.#model.selecting.stretch(now)) return;
    const other = [...this.#pressed].find(([id]) => id !== pointerId)?.[1];
    if (other !== undefined) this.#pinch(before, now, other);
    else if (this.#travelled > CLICK_TOLERANCE) this.#drag(event, before, now);
    else return;
    this.#pressed.set(pointerId, now);
    this.#motion.settleSoon();
  };

  #drag({ pointerId, pointerType }: PointerEvent, before: Point, now: Point): void {
    if (!this.#plane.hasPointerCapture(pointerId)) this.#plane.setPointerCapture(pointerId);
    if (pointerType !== 'touch') this.#model.pointer.point(null, 'mouse');
    this.#model.pan(now.x - before.x, now.y - before.y);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    this.#travelled = Infinity;
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = apart > 0 ? Math.hypot(now.x - other.x, now.y - other.y) / apart : 1;
    this.#model.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#model.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  readonly #onCancel = ({ pointerId }: PointerEvent): void => {
    this.#pressed.delete(pointerId);
    this.#model.selecting.lift();
    this.#model.selecting.cancel();
  };

  readonly #onRelease = (event: PointerEvent): void => {
    const wasPressed = this.#pressed.delete(event.pointerId);
    const { data, pointer, selecting } = this.#model;
    selecting.lift();
    const isDrag = this.#travelled > CLICK_TOLERANCE;
    if (isDrag && selecting.end()) return;
    selecting.cancel();
    if (!wasPressed || this.#pressed.size > 0 || isDrag) return;
    if (selecting.canSelect && this.#isSelecting(event)) {
      selecting.toggle(pointer.markAt(this.#at(event), event.pointerType === 'touch' ? 'touch' : 'mouse'));
      return;
    }
    const mark = pointer.press(this.#at(event), event.pointerType === 'touch' ? 'touch' : 'mouse');
    if (mark !== null) data.open(mark.item);
  };

  /** With Ctrl, Cmd or Shift; by touch while anything is selected. */
  #isSelecting({ pointerType, ctrlKey, metaKey, shiftKey }: PointerEvent): boolean {
    return ctrlKey || metaKey || shiftKey || (pointerType === 'touch' && this.#model.selecting.isSelecting);
  }

  #release(by: 'mouse' | 'keyboard'): void {
    const { pointer } = this.#model;
    if (pointer.at?.by === by) pointer.point(null, by);
  }

  #hover(at: Point): void {
    const { pointer } = this.#model;
    const mark = pointer.markAt(at, 'mouse');
    // A mouse that rests on the plane does not end walking by keyboard.
    if (mark !== null || pointer.at?.by !== 'keyboard') pointer.point(mark, 'mouse');
  }

  readonly #onDoubleClick = (event: MouseEvent): void => {
    const at = this.#at(event);
    if (this.#model.pointer.markAt(at, 'mouse') === null) this.#motion.zoomBy(2, at);
  };

  readonly #onWheel = (event: WheelEvent): void => {
    // A trackpad's pinch comes as a wheel with Ctrl.
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (isPlain && this.#scrollsPage(event)) return;
    event.preventDefault();
    this.#model.zoomHint.hide();
    this.#motion.stop();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    const rate = Math.abs(pixels) < TRACKPAD_STEP ? WHEEL_RATE.trackpad : WHEEL_RATE.wheel;
    this.#model.zoom(Math.exp(-pixels * rate), this.#at(event));
    this.#motion.settleSoon();
  };

  /** A plain wheel zooms only while the plane has the focus, and scrolls the page again at the end of zooming out. */
  #scrollsPage({ deltaX, deltaY }: WheelEvent): boolean {
    const { view, zoomHint } = this.#model;
    if (Math.abs(deltaX) >= Math.abs(deltaY)) return true;
    if (document.activeElement === this.#plane) return deltaY > 0 && view.scale === 1;
    zoomHint.show();
    return true;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { pointer } = this.#model;
    if (event.key === 'Escape') {
      this.#model.selecting.cancel();
      if (pointer.at !== null) event.preventDefault();
      pointer.point(null, 'keyboard');
      return;
    }
    const act = this.#keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
    this.#motion.settleSoon();
  };

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#plane.getBoundingClientRect();
    const { textScale } = this.#model.data;
    return { x: (clientX - left) / textScale, y: (clientY - top) / textScale };
  }
}

function keyBindings(model: MapModel, motion: MapMotion): Readonly<Record<string, () => void>> {
  const { pointer, data } = model;
  const step = (walk: () => void) => () => {
    // A later frame of an animation would undo what the step brings into view.
    motion.finish();
    walk();
  };
  const zoom = (factor: number) => () => motion.zoomBy(factor, pointer.activeOnScreen ?? undefined);
  const open = (): void => {
    if (pointer.active !== null) data.open(pointer.active.item);
  };
  return {
    ArrowLeft: step(() => pointer.walk('left')),
    ArrowRight: step(() => pointer.walk('right')),
    ArrowUp: step(() => pointer.walk('up')),
    ArrowDown: step(() => pointer.walk('down')),
    PageDown: step(() => pointer.step(1)),
    PageUp: step(() => pointer.step(-1)),
    Home: step(() => pointer.stepToEnd('first')),
    End: step(() => pointer.stepToEnd('last')),
    Enter: open,
    ' ': () => (model.selecting.canSelect ? model.selecting.toggle(pointer.active) : open()),
    '+': zoom(ZOOM_STEP),
    '=': zoom(ZOOM_STEP),
    '-': zoom(1 / ZOOM_STEP),
    '0': () => motion.zoomTo(WHOLE),
  };
}
