import { makeAutoObservable, observableRef } from 'mobx';
import type { Point } from '../../geometry/fan-out';
import { shortLabel } from '../../geometry/label-limits';
import { overlaps, type Box } from '../../geometry/label-placement';
import { describeItem, describeMovement } from '../../items/map-summary';
import type { Movement } from '../../items/movement';
import { nextInDirection, type Direction } from '../../geometry/map-walk';
import { activeNameBox } from '../model/active-name';
import { HitTest } from '../../geometry/hit-test';
import type { MeasureText } from '../../geometry/text-ruler';
import { labelBox, type MapLabel } from '../model/map-labels';
import type { MapModel } from '../model/map-model';
import type { MapScene, Mark } from '../model/map-scene';
import { MeantMark } from './hover-intent';
import { revealing, toScreen } from '../../geometry/view';

const GONE: Movement = { kind: 'gone' };

export type PointedBy = 'mouse' | 'touch' | 'keyboard';

/** How far outside a bubble the pointer still means it, in pixels: fingers are broad, and small dots hard to hit. */
const REACH = { mouse: 4, dense: 12, touch: 22 } as const;
/** The name of the active bubble is set bolder, and so a little wider. */
const BOLDER = 1.05;

/**
 * The bubble of a map that is pointed at: found by mouse or finger, walked to by keyboard. It looks at what is drawn, and
 * what is drawn knows nothing of it, so pointing works nothing of the drawing out anew.
 */
export class MapPointer {
  at: { readonly id: string; readonly by: PointedBy } | null = null;
  /** Where the keyboard was last; it goes on from there. */
  lastWalked: string | null = null;
  readonly #meant = new MeantMark();
  readonly #map: MapModel;
  readonly #measure: MeasureText;
  #hitTest: { readonly scene: MapScene; readonly test: HitTest } | null = null;

  constructor(map: MapModel, measure: MeasureText) {
    this.#map = map;
    this.#measure = measure;
    makeAutoObservable(this, { at: observableRef }, { autoBind: true });
  }

  get active(): Mark | null {
    return this.at === null ? null : (this.#map.markById.get(this.at.id) ?? null);
  }

  get isPointing(): boolean {
    return this.active !== null;
  }

  /**
   * The bubble that is to be explained. A mouse that sweeps over many is told their names alone, without a flicker; on a
   * narrow page the explanation is a sheet, which stays while its words change.
   */
  get explained(): Mark | null {
    return this.active?.item.id === this.#meant.id ? this.active : null;
  }

  /** The others step back behind the one that is explained, and not behind each that a hand passes. */
  get isFocused(): boolean {
    return this.#meant.hasBeen && this.isPointing;
  }

  /** What lies under the mouse that it can do something with. */
  get under(): 'bubble' | 'plane' | undefined {
    if (this.isPointing && this.at?.by === 'mouse') return 'bubble';
    return this.#map.view.scale > 1 ? 'plane' : undefined;
  }

  get activeOnScreen(): Point | null {
    return this.active && toScreen(this.#map.view, this.active);
  }

  get activeName(): { readonly text: string; readonly box: Box } | null {
    const { active: mark } = this;
    if (mark === null) return null;
    const { labels, plane, standingCorners, view } = this.#map;
    const placed = labels.find((label) => label.mark.item.id === mark.item.id);
    const text = shortLabel(mark.item.name);
    const width = this.#measure(text) * BOLDER + 4;
    const bubble = { ...toScreen(view, mark), r: mark.r };
    return { text, box: activeNameBox(bubble, placed, width, plane, standingCorners) };
  }

  /** Names at rest that give way to the one that is pointed at: its own, and those it would lie on. */
  get hiddenNames(): readonly MapLabel[] {
    const { active, activeName } = this;
    if (active === null || activeName === null) return [];
    return this.#map.labels.filter((label) => {
      return label.mark.item.id === active.item.id || overlaps(this.#boxOf(label), activeName.box);
    });
  }

  /** What the live region says: only for those who walk by keyboard. */
  get announcement(): string {
    if (this.at?.by !== 'keyboard' || this.active === null) return '';
    const { item, movement } = this.active;
    // Of the previous data, what is gone stands among all others.
    const became = movement === null && item.isGone ? GONE : movement;
    return describeItem(item) + describeMovement(item, became);
  }

  /** @param at on the plane's frame, in pixels */
  markAt(at: Point, by: PointedBy): Mark | null {
    const reach = by === 'touch' ? REACH.touch : this.#map.scene.dense ? REACH.dense : REACH.mouse;
    const { scene } = this.#map;
    // Kept by hand: a computed value that nothing observes would be made anew at every move of the pointer.
    if (this.#hitTest?.scene !== scene) this.#hitTest = { scene, test: new HitTest(scene.marks) };
    return this.#hitTest.test.nearest(at, this.#map.view, reach) ?? this.#namedAt(at);
  }

  /**
   * A click or a tap. A finger cannot hover: its first touch shows what the bubble is, the second opens it.
   *
   * @returns what is to be opened
   */
  press(at: Point, by: PointedBy): Mark | null {
    const mark = this.markAt(at, by);
    const isKnown = by !== 'touch' || this.at?.id === mark?.item.id;
    this.point(mark, by);
    return isKnown ? mark : null;
  }

  point(mark: Mark | null, by: PointedBy): void {
    if (mark === null) {
      this.at = null;
      this.#meant.set(null);
    } else if (this.at?.id !== mark.item.id || this.at.by !== by) {
      this.at = { id: mark.item.id, by };
      if (by === 'mouse' && !this.#map.narrow) this.#meant.setSoon(mark.item.id);
      else this.#meant.set(mark.item.id);
    }
  }

  /** Enters the map by keyboard: where it was left, or at the largest bubble. */
  enter(): void {
    const mark = this.#lastMark ?? this.#map.scene.marks[0];
    if (mark !== undefined) this.#walkTo(mark);
  }

  walk(direction: Direction): void {
    const from = this.active ?? this.#lastMark;
    if (from === undefined) return this.enter();
    const next = nextInDirection(from, this.#map.scene.marks, direction);
    this.#walkTo(next ?? from);
  }

  /** Through all bubbles by size, so that each can be reached whatever lies around it. */
  step(by: 1 | -1): void {
    const { marks } = this.#map.scene;
    const from = this.active ?? this.#lastMark;
    const index = from === undefined ? -1 : marks.indexOf(from);
    const next = marks[index + by];
    if (next !== undefined) this.#walkTo(next);
  }

  stepToEnd(end: 'first' | 'last'): void {
    const mark = this.#map.scene.marks.at(end === 'first' ? 0 : -1);
    if (mark !== undefined) this.#walkTo(mark);
  }

  /** A name stands for its bubble, which may be smaller than the name. */
  #namedAt({ x, y }: Point): Mark | null {
    const named = this.#map.labels.find((label) => {
      const { left, top, right, bottom } = this.#boxOf(label);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return named?.mark ?? null;
  }

  #boxOf(label: MapLabel): Box {
    return labelBox(label, this.#measure(label.text), this.#map.view);
  }

  get #lastMark(): Mark | undefined {
    return this.lastWalked === null ? undefined : this.#map.markById.get(this.lastWalked);
  }

  #walkTo(mark: Mark): void {
    this.lastWalked = mark.item.id;
    this.point(mark, 'keyboard');
    this.#map.look(revealing(this.#map.view, mark, this.#map.plane));
  }
}
