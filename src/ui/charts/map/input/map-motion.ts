import { intermediateView, type View } from '../../../../domain/plane/view';
import type { MapModel } from '../model/map-model';
import type { Point } from '../../../../domain/plane/shapes';

/** Duration of an animated zoom, in ms. */
const DURATION = 180;
/** Debounce of the last movement before the map settles, in ms. */
const REST = 140;

/** Animates the view of a map, and settles it after a movement. */
export class MapMotion {
  #frame = 0;
  /** null: no animation runs. */
  #destination: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: MapModel) {}

  /**
   * A zoom step. During an animation it starts from the destination, so that as many steps out as in show the whole map.
   * @param at stays where it is, in pixels of the screen; by default the middle
   */
  zoomBy(factor: number, at?: Point): void {
    this.zoomTo(this.model.zoomedView(factor, at, this.#destination ?? this.model.view));
  }

  zoomTo(to: View): void {
    this.stop();
    clearTimeout(this.#timer);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.model.look(to);
      this.model.settle();
      return;
    }
    this.#destination = to;
    const from = this.model.view;
    const start = performance.now();
    const step = (): void => {
      const progress = Math.min(1, (performance.now() - start) / DURATION);
      this.model.look(intermediateView(from, to, 1 - (1 - progress) ** 3));
      if (progress < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.#destination = null;
        this.model.settle();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Settles the map when no further movement follows. An animation settles it at its end. */
  settleSoon(): void {
    if (this.#destination !== null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.model.settle(), REST);
  }

  /** Stops an animation where it is. */
  stop(): void {
    if (this.#destination === null) return;
    cancelAnimationFrame(this.#frame);
    this.#destination = null;
    this.settleSoon();
  }

  /** Finishes an animation at once: the next step of the keyboard starts from its destination. */
  finish(): void {
    if (this.#destination === null) return;
    this.model.look(this.#destination);
    this.stop();
  }

  /** A movement that has not settled yet is remembered, too. */
  dispose(): void {
    this.finish();
    clearTimeout(this.#timer);
    if (this.model.view !== this.model.settledView) this.model.settle();
  }
}
