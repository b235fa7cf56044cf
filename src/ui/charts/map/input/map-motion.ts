import type { Point } from '../../geometry/fan-out';
import type { MapModel } from '../model/map-model';
import { between, type View } from '../../geometry/view';

/** In milliseconds. */
const ZOOM_TIME = 180;
const REST = 140;

/** What takes time on a map: gliding to another view, and noticing that the hand rests. */
export class MapMotion {
  readonly #model: MapModel;
  #frame = 0;
  /** Where the map glides to, as long as it does. */
  #destination: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(model: MapModel) {
    this.#model = model;
  }

  /**
   * A step further in or out. One that follows before the map rests goes on from where it glides to, so that as many
   * steps out as in always show the whole map again.
   *
   * @param at stays where it is, in pixels of the frame; its middle when nothing is given
   */
  zoomBy(factor: number, at?: Point): void {
    this.zoomTo(this.#model.zoomedView(factor, at, this.#destination ?? this.#model.view));
  }

  zoomTo(to: View): void {
    this.stop();
    clearTimeout(this.#timer);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#model.look(to);
      this.#model.settle();
      return;
    }
    this.#destination = to;
    const from = this.#model.view;
    const start = performance.now();
    const step = (): void => {
      const progress = Math.min(1, (performance.now() - start) / ZOOM_TIME);
      this.#model.look(between(from, to, 1 - (1 - progress) ** 3));
      if (progress < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.#destination = null;
        this.#model.settle();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Names find their new places a moment after the last movement; on its way the map settles when it has arrived. */
  settleSoon(): void {
    if (this.#destination !== null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#model.settle(), REST);
  }

  /** A map that is stopped on its way stays where it is. */
  stop(): void {
    if (this.#destination === null) return;
    cancelAnimationFrame(this.#frame);
    this.#destination = null;
    this.settleSoon();
  }

  /** Is where it glides to at once: what is done next goes on from there. */
  arrive(): void {
    if (this.#destination === null) return;
    this.#model.look(this.#destination);
    this.stop();
  }

  dispose(): void {
    this.stop();
    clearTimeout(this.#timer);
  }
}
