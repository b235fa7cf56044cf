import { makeAutoObservable } from 'mobx';
import type { ChartData } from '../../../../application/charts/chart-data';
import { toScreen, type View } from '../../../../domain/plane/view';
import type { Bounds, Point } from '../../../../domain/plane/shapes';
import type { ChartMark, ChartScene } from '../model/chart-shapes';
import { BY_REFERENCE } from '../../../../application/shared/by-reference';

/** A finger that rests this long on a bubble begins a selection, in ms. */
const LONG_PRESS = 500;

interface SelectedMap {
  readonly data: ChartData;
  readonly scene: ChartScene;
  readonly view: View;
}

/** Selecting topics on their map: one by one, by a rectangle, or by a long press. Maps of trends select nothing. */
export class MapSelecting {
  /** What is being drawn; null: nothing. In pixels of the screen, from the plane's corner. */
  rectangle: Bounds | null = null;
  #from: Point | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #model: SelectedMap;

  constructor(model: SelectedMap) {
    this.#model = model;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get canSelect(): boolean {
    return this.#model.data.topicRows !== null;
  }

  /** The bubbles of the selected topics. */
  get marks(): readonly ChartMark[] {
    const { data, scene } = this.#model;
    const { topicRows } = data;
    if (topicRows === null || data.sources.selection.count === 0) return [];
    return scene.marks.filter(({ item }) => topicRows.isSelected(item));
  }

  /** Presses of fingers toggle instead of opening. */
  get isSelecting(): boolean {
    return this.canSelect && this.#model.data.sources.selection.count > 0;
  }

  toggle(mark: ChartMark | null): void {
    if (mark !== null) this.#model.data.topicRows?.toggle(mark.item);
  }

  /** @returns whether a rectangle can begin here */
  begin(at: Point): boolean {
    this.#from = this.canSelect ? at : null;
    return this.canSelect;
  }

  /** @returns whether a rectangle is being drawn */
  stretch(to: Point): boolean {
    if (this.#from === null) return false;
    const { x, y } = this.#from;
    this.rectangle = {
      left: Math.min(x, to.x),
      top: Math.min(y, to.y),
      right: Math.max(x, to.x),
      bottom: Math.max(y, to.y),
    };
    return true;
  }

  /** Adds the bubbles whose middle is in the rectangle. @returns whether one was drawn */
  end(): boolean {
    const { rectangle: box } = this;
    this.cancel();
    if (box === null) return false;
    const { data, scene, view } = this.#model;
    const inside = scene.marks.filter((mark) => {
      const { x, y } = toScreen(view, mark);
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
    data.topicRows?.add(inside.map(({ item }) => item));
    return true;
  }

  cancel(): void {
    this.#from = null;
    this.rectangle = null;
  }

  /** @param then after the bubble has been toggled by a finger that rests on it */
  rest(mark: ChartMark | null, then: () => void): void {
    this.lift();
    if (mark === null || !this.canSelect) return;
    this.#timer = setTimeout(() => {
      this.toggle(mark);
      then();
    }, LONG_PRESS);
  }

  /** The finger is lifted or has moved. */
  lift(): void {
    clearTimeout(this.#timer);
  }
}
