import { autorun, compareShallow, reaction } from 'mobx';
import { CanvasMarks } from './canvas-marks';
import type { MapModel } from '../model/map-model';
import { MOST_ELEMENTS, type MarksLayer } from './marks-layer';
import { followPixelDensity } from './pixel-ratio';
import { SvgMarks } from './svg-marks';

/** Keeps the layer of bubbles in step with the model, and exchanges it where the other kind is faster. */
export class MapStage {
  readonly #host: HTMLElement;
  readonly #model: MapModel;
  #layer: MarksLayer | null = null;
  readonly #stops: (() => void)[];

  constructor(host: HTMLElement, model: MapModel) {
    this.#host = host;
    this.#model = model;
    this.#stops = [
      reaction(
        () => ({ scene: model.scene, theme: model.data.theme }),
        ({ scene }) => this.#layerFor(scene.marks.length).draw(scene, model.view),
        { fireImmediately: true, equals: compareShallow },
      ),
      autorun(() => this.#layer?.look(model.view)),
      reaction(
        () => model.settledView,
        () => this.#layer?.rest(model.view),
      ),
      followPixelDensity(() => this.#layer?.rest(model.view)),
      reaction(
        () => model.pointer.isFocused,
        (isFocused) => this.#layer?.fade(isFocused),
      ),
      reaction(
        () => model.data.movement.beforeById !== null,
        (moves) => moves && this.#layer instanceof SvgMarks && this.#layer.glide(),
      ),
    ];
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#layer?.element.remove();
    this.#layer = null;
  }

  #layerFor(count: number): MarksLayer {
    const wanted = count > MOST_ELEMENTS ? CanvasMarks : SvgMarks;
    if (this.#layer instanceof wanted) return this.#layer;
    this.#layer?.element.remove();
    const layer = new wanted(() => this.#model.plane);
    this.#host.append(layer.element);
    this.#layer = layer;
    return layer;
  }
}
