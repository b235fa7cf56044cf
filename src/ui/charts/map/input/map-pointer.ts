import type { ChartData } from '../../../../application/charts/chart-data';
import { makeAutoObservable, runInAction } from 'mobx';
import { HitTest, nextInDirection, type Direction } from '../../../../domain/plane/hit-test';
import { shortLabel } from '../../../../domain/plane/bubble-sizes';
import { revealing, toScreen, type View } from '../../../../domain/plane/view';
import { describeItem, describeMovement } from '../../items/map-summary';
import { labelBox, type PlaneLabel } from '../../../../domain/plane/plane-labels';
import {
  type Bounds,
  type MeasureText,
  overlaps,
  type PlaneSize,
  type Point,
  type Circle,
} from '../../../../domain/plane/shapes';
import type { ChartLabel, ChartMark, ChartScene } from '../model/chart-shapes';
import { LABEL_HEIGHT } from '../../../../domain/plane/label-placement';
import { BY_REFERENCE } from '../../../../application/shared/by-reference';

export type PointedBy = 'mouse' | 'touch' | 'keyboard';

/** Distance from a bubble within which the pointer still hits it, in pixels. */
const REACH = { mouse: 4, dense: 12, touch: 22 } as const;
/** Width of the active bubble's bold name by that of its label. */
const BOLDER = 1.05;

/** The state of a map that a pointer works on. */
interface PointedMap {
  readonly data: Pick<ChartData, 'axes'>;
  readonly scene: ChartScene;
  readonly markById: ReadonlyMap<string, ChartMark>;
  readonly visibleLabels: readonly ChartLabel[];
  readonly visibleCorners: readonly Bounds[];
  readonly plane: PlaneSize;
  readonly narrow: boolean;
  readonly view: View;
  look(view: View): void;
}

/** The active bubble: pointed at by mouse or touch, or reached by keyboard. */
export class MapPointer {
  at: { readonly id: string; readonly by: PointedBy } | null = null;
  /** The bubble that the keyboard continues from. */
  lastWalked: string | null = null;
  readonly #intent = new HoverIntent();
  readonly #map: PointedMap;
  readonly #measure: MeasureText;
  #hitTest: { readonly scene: ChartScene; readonly test: HitTest<ChartMark> } | null = null;

  constructor(map: PointedMap, measure: MeasureText) {
    this.#map = map;
    this.#measure = measure;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get active(): ChartMark | null {
    return this.at === null ? null : (this.#map.markById.get(this.at.id) ?? null);
  }

  /** The bubble whose tooltip is shown: by mouse only after the hover-intent delay. */
  get explained(): ChartMark | null {
    return this.active?.item.id === this.#intent.id ? this.active : null;
  }

  /** The other bubbles are faded. */
  get isFocused(): boolean {
    return this.#intent.isActive && this.active !== null;
  }

  /** What is under the mouse, for the cursor. */
  get under(): 'bubble' | 'plane' | undefined {
    if (this.active !== null && this.at?.by === 'mouse') return 'bubble';
    return this.#map.view.scale > 1 ? 'plane' : undefined;
  }

  get activeOnScreen(): Point | null {
    return this.active && toScreen(this.#map.view, this.active);
  }

  get activeName(): { readonly text: string; readonly box: Bounds } | null {
    const { active: mark } = this;
    if (mark === null) return null;
    const { visibleLabels, plane, visibleCorners, view } = this.#map;
    // The name of a tied label goes to its bubble.
    const placed = visibleLabels.find((label) => label.mark.item.id === mark.item.id && label.line === null);
    const text = shortLabel(mark.item.name);
    const width = this.#measure(text) * BOLDER + 4;
    return { text, box: activeNameBox({ ...toScreen(view, mark), r: mark.r }, placed, width, plane, visibleCorners) };
  }

  /** Names at rest that the active name replaces or would overlap. */
  get hiddenNames(): readonly ChartLabel[] {
    const { active, activeName } = this;
    if (active === null || activeName === null) return [];
    return this.#map.visibleLabels.filter(
      (label) => label.mark.item.id === active.item.id || overlaps(this.#boxOf(label), activeName.box),
    );
  }

  /** The text of the live region, for walking by keyboard. */
  get announcement(): string {
    if (this.at?.by !== 'keyboard' || this.active === null) return '';
    const { item, movement } = this.active;
    return (
      describeItem(item, this.#map.data.axes) +
      describeMovement(item, movement ?? (item.isGone ? { kind: 'gone' } : null))
    );
  }

  /** @param at in pixels of the screen, from the plane's corner */
  markAt(at: Point, by: PointedBy): ChartMark | null {
    const { scene, view } = this.#map;
    const reach = by === 'touch' ? REACH.touch : scene.dense ? REACH.dense : REACH.mouse;
    // Cached here: a computed value that nothing observes would be computed with every move.
    if (this.#hitTest?.scene !== scene) this.#hitTest = { scene, test: new HitTest(scene.marks) };
    return this.#hitTest.test.nearest(at, view, reach) ?? this.#namedAt(at);
  }

  /**
   * A click or tap. The first tap on a bubble shows its sheet, as there is no hover; the second opens it.
   * @returns the bubble to open
   */
  press(at: Point, by: PointedBy): ChartMark | null {
    const mark = this.markAt(at, by);
    const isOpened = by !== 'touch' || this.at?.id === mark?.item.id;
    this.point(mark, by);
    return isOpened ? mark : null;
  }

  point(mark: ChartMark | null, by: PointedBy): void {
    if (mark === null) {
      this.at = null;
      this.#intent.set(null);
    } else if (this.at?.id !== mark.item.id || this.at.by !== by) {
      this.at = { id: mark.item.id, by };
      if (by === 'mouse' && !this.#map.narrow) this.#intent.setDelayed(mark.item.id);
      else this.#intent.set(mark.item.id);
    }
  }

  /** Focus by keyboard: the last bubble, or the largest. */
  enter(): void {
    this.#walkTo(this.#lastMark ?? this.#map.scene.marks[0]);
  }

  walk(direction: Direction): void {
    const from = this.active ?? this.#lastMark;
    if (from === undefined) return this.enter();
    this.#walkTo(nextInDirection(from, this.#map.scene.marks, direction) ?? from);
  }

  /** Goes through all bubbles by size, so that each can be reached. */
  step(by: 1 | -1): void {
    const { marks } = this.#map.scene;
    const from = this.active ?? this.#lastMark;
    this.#walkTo(marks[(from === undefined ? -1 : marks.indexOf(from)) + by]);
  }

  stepToEnd(end: 'first' | 'last'): void {
    this.#walkTo(this.#map.scene.marks.at(end === 'first' ? 0 : -1));
  }

  /** The bubble of the label at a point. */
  #namedAt({ x, y }: Point): ChartMark | null {
    const named = this.#map.visibleLabels.find((label) => {
      const { left, top, right, bottom } = this.#boxOf(label);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return named?.mark ?? null;
  }

  #boxOf(label: ChartLabel): Bounds {
    return labelBox(label, this.#measure(label.text), this.#map.view);
  }

  get #lastMark(): ChartMark | undefined {
    return this.lastWalked === null ? undefined : this.#map.markById.get(this.lastWalked);
  }

  #walkTo(mark: ChartMark | undefined): void {
    if (mark === undefined) return;
    this.lastWalked = mark.item.id;
    this.point(mark, 'keyboard');
    this.#map.look(revealing(this.#map.view, mark, this.#map.plane));
  }
}

/** Hover-intent delay, in ms. */
const DELAY = 60;

/** The bubble that the pointer stays on for the delay, and not those that it only passes over. */
class HoverIntent {
  id: string | null = null;
  /** A bubble was set, and the pointer has not left all bubbles since. */
  isActive = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Without delay, for keyboard and touch. null: the pointer is on no bubble. */
  set(id: string | null): void {
    clearTimeout(this.#timer);
    this.id = id;
    this.isActive = id !== null;
  }

  setDelayed(id: string): void {
    clearTimeout(this.#timer);
    // The keyboard may have set it already.
    if (this.id === id) return;
    this.id = null;
    this.#timer = setTimeout(() => runInAction(() => this.set(id)), DELAY);
  }
}

/** The ring around the active bubble with a gap, in pixels. */
const RING = 6;

/**
 * The box of the active bubble's name on the screen: where its label is, but outside of the ring, or else above or below
 * the bubble. It is bolder than the label, and so may no longer fit beside the bubble.
 * @param width of the bolder name, in pixels
 * @param taken boxes that it avoids where it can: the names of the quadrants, which are drawn over it
 */
export function activeNameBox(
  { x, y, r }: Circle,
  placed: Pick<PlaneLabel, 'dx' | 'top'> | undefined,
  width: number,
  plane: PlaneSize,
  taken: readonly Bounds[],
): Bounds {
  const boxAt = (left: number, top: number): Bounds => ({ left, top, right: left + width, bottom: top + LABEL_HEIGHT });
  const inside = (left: number): number => Math.max(0, Math.min(left, plane.width - width));
  const isFree = (box: Bounds): boolean => !taken.some((other) => overlaps(box, other));
  const clear = r + RING;
  const isBeside = placed !== undefined && placed.top > -r - LABEL_HEIGHT && placed.top < r;
  if (isBeside) {
    const box = boxAt(placed.dx > 0 ? x + clear : x - clear - width, y + placed.top);
    if (box.left === inside(box.left) && isFree(box)) return box;
  }
  const left = inside(x + (isBeside ? 0 : (placed?.dx ?? 0)) - width / 2);
  const room = y - clear - LABEL_HEIGHT;
  const above = boxAt(left, Math.max(0, room));
  const below = boxAt(left, y + clear);
  const isAbove = placed === undefined || isBeside ? room >= 0 : placed.top < 0;
  const [first, other] = isAbove ? [above, below] : [below, above];
  const fits = isAbove ? below.bottom <= plane.height : room >= 0;
  return !isFree(first) && fits && isFree(other) ? other : first;
}
