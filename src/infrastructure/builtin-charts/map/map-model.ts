import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { PlaneSize } from '../../../domain/explore/bubble-sizes';
import { positionOf, type ChartItem } from '../../../domain/explore/chart-item';
import type { Point } from '../../../domain/explore/fan-out';
import { shortLabel } from '../../../domain/explore/label-limits';
import { overlaps, type Box } from '../../../domain/explore/label-placement';
import { countQuadrants, describeItem, describeMap, type QuadrantCount } from '../../../domain/explore/map-summary';
import { nextInDirection, type Direction } from '../../../domain/explore/map-walk';
import type { ChartData } from '../chart-data';
import { activeNameBox } from './active-name';
import { HitTest } from './hit-test';
import { cornerBoxes, standsOverItsArea, type CornerBox } from './corner-boxes';
import { labelBox, labelsFor, type MapLabel, type MeasureText } from './map-labels';
import { buildScene, layOut, type MapLayout, type MapScene, type Mark } from './map-scene';
import type { Tick } from './map-scale';
import { panned, revealing, toPlane, toScreen, WHOLE, zoomed, type View } from './view';

export type PointedBy = 'mouse' | 'touch' | 'keyboard';

/** How far outside a bubble the pointer still means it, in pixels: fingers are broad, and small dots hard to hit. */
const REACH = { mouse: 4, dense: 12, touch: 22 } as const;
export const ZOOM_STEP = 1.6;
/** The name of the active bubble is set bolder, and so a little wider. */
const BOLDER = 1.05;

/** One map as it is looked at: the drawing, the part of it that is seen, and the bubble that is pointed at. */
export class MapModel {
  readonly data: ChartData;
  plane: PlaneSize = { width: 0, height: 0 };
  narrow = false;
  view: View = WHOLE;
  /** The view that the names are placed for; it follows when the hand rests, so that no name jumps meanwhile. */
  settledView: View = WHOLE;
  pointedAt: { readonly id: string; readonly by: PointedBy } | null = null;
  /** Where the keyboard was last; it goes on from there. */
  lastWalked: string | null = null;
  /** Counts how often the type has changed under the measured names. */
  typeChanges = 0;
  readonly #measure: MeasureText;
  #hitTest: { readonly scene: MapScene; readonly test: HitTest } | null = null;

  constructor(data: ChartData, measure: MeasureText) {
    this.data = data;
    this.#measure = measure;
    makeAutoObservable(
      this,
      {
        data: false,
        plane: observableRef,
        view: observableRef,
        settledView: observableRef,
        pointedAt: observableRef,
        // Asked at every step of a movement, and seldom answered otherwise.
        standingCorners: computedStruct,
        // As an action it would be followed by nobody.
        workOut: false,
      },
      { autoBind: true },
    );
  }

  get layout(): MapLayout {
    const { current, everything, before } = this.data;
    // The current data lays the plane out for both versions, so that changing the version shows what has changed.
    const rows = current.all.length > 0 ? current.all : everything.all;
    return layOut(rows, [...(everything === current ? [] : everything.all), ...(before?.all ?? [])], this.plane);
  }

  get scene(): MapScene {
    const { items, beforeById, vanished } = this.data;
    if (this.plane.width === 0 || this.plane.height === 0) return { marks: [], dense: false };
    return buildScene(this.layout, items, beforeById, vanished);
  }

  get markById(): ReadonlyMap<string, Mark> {
    return new Map(this.scene.marks.map((mark) => [mark.item.id, mark]));
  }

  get labels(): readonly MapLabel[] {
    void this.typeChanges;
    const taken = this.corners.filter((corner) => standsOverItsArea(corner, this.layout, this.settledView));
    const room = { plane: this.plane, narrow: this.narrow, taken };
    return labelsFor(this.scene, this.settledView, room, this.#measure);
  }

  /** Items that have no place, because growth or average sizing is not known. */
  get offMap(): readonly ChartItem[] {
    return this.data.items.filter((item) => positionOf(item) === null);
  }

  get isEmpty(): boolean {
    return this.data.items.length === 0 && this.#noneVanished;
  }

  /** There are items, but none that the plane could show. */
  get isUnplaceable(): boolean {
    return !this.isEmpty && this.offMap.length === this.data.items.length && this.#noneVanished;
  }

  /** Of what the plane could show. */
  get #noneVanished(): boolean {
    return this.data.vanished.every((item) => positionOf(item) === null);
  }

  /** Counts what a quadrant holds, as all other screens do and as its filter would; not only what has a place here. */
  get legend(): readonly QuadrantCount[] {
    return countQuadrants(this.data.itemsOfAllQuadrants);
  }

  get corners(): readonly CornerBox[] {
    void this.typeChanges;
    return cornerBoxes(this.legend, this.plane, this.#measure);
  }

  /** Those whose areas are seen: the others would name what they stand over wrongly. */
  get standingCorners(): readonly CornerBox[] {
    return this.corners.filter((corner) => standsOverItsArea(corner, this.layout, this.view));
  }

  get active(): Mark | null {
    return this.pointedAt === null ? null : (this.markById.get(this.pointedAt.id) ?? null);
  }

  get isPointing(): boolean {
    return this.active !== null;
  }

  /** What lies under the mouse that it can do something with. */
  get under(): 'bubble' | 'plane' | undefined {
    if (this.isPointing && this.pointedAt?.by === 'mouse') return 'bubble';
    return this.view.scale > 1 ? 'plane' : undefined;
  }

  get activeOnScreen(): Point | null {
    return this.active && toScreen(this.view, this.active);
  }

  get activeName(): { readonly text: string; readonly box: Box } | null {
    const { active: mark, plane } = this;
    if (mark === null) return null;
    const placed = this.labels.find((label) => label.mark.item.id === mark.item.id);
    const text = shortLabel(mark.item.name);
    const width = this.#measure(text) * BOLDER + 4;
    const bubble = { ...toScreen(this.view, mark), r: mark.r };
    return { text, box: activeNameBox(bubble, placed, width, plane, this.standingCorners) };
  }

  /** Names at rest that give way to the one that is pointed at: its own, and those it would lie on. */
  get hiddenNames(): readonly MapLabel[] {
    const { active, activeName } = this;
    if (active === null || activeName === null) return [];
    return this.labels.filter((label) => {
      return label.mark.item.id === active.item.id || overlaps(this.#boxOf(label), activeName.box);
    });
  }

  get xTicks(): readonly Tick[] {
    const from = toPlane(this.view, { x: 0, y: 0 }).x;
    const to = toPlane(this.view, { x: this.plane.width, y: 0 }).x;
    return this.layout.x.ticks(from, to, false, this.narrow ? [3, 5] : [5, 7]);
  }

  get yTicks(): readonly Tick[] {
    const from = toPlane(this.view, { x: 0, y: this.plane.height }).y;
    const to = toPlane(this.view, { x: 0, y: 0 }).y;
    return this.layout.y.ticks(from, to, true, [5, 7]);
  }

  get summary(): string {
    return describeMap(this.data.items, this.data.type);
  }

  /** What the live region says: only for those who walk by keyboard. */
  get announcement(): string {
    if (this.pointedAt?.by !== 'keyboard' || this.active === null) return '';
    const { item } = this.active;
    return this.data.isGone(item) ? `${describeItem(item)}, no longer in the current data` : describeItem(item);
  }

  /** Everything that takes its time with thousands of items, for whoever wants it kept. */
  workOut(): void {
    void [this.scene, this.markById, this.labels, this.summary, this.xTicks, this.yTicks];
  }

  resize(plane: PlaneSize, narrow: boolean): void {
    if (plane.width === this.plane.width && plane.height === this.plane.height && narrow === this.narrow) return;
    this.plane = plane;
    this.narrow = narrow;
    this.showWhole();
  }

  typeChanged(): void {
    this.typeChanges += 1;
  }

  look(view: View): void {
    this.view = view;
  }

  pan(dx: number, dy: number): void {
    this.view = panned(this.view, dx, dy, this.plane);
  }

  zoom(factor: number, at: Point): void {
    this.view = this.zoomedView(factor, at);
  }

  zoomedView(factor: number, at?: Point, from = this.view): View {
    return zoomed(from, factor, at ?? { x: this.plane.width / 2, y: this.plane.height / 2 }, this.plane);
  }

  showWhole(): void {
    this.view = WHOLE;
    this.settledView = WHOLE;
  }

  settle(): void {
    this.settledView = this.view;
  }

  /** @param at on the plane's frame, in pixels */
  markAt(at: Point, by: PointedBy): Mark | null {
    const reach = by === 'touch' ? REACH.touch : this.scene.dense ? REACH.dense : REACH.mouse;
    const { scene } = this;
    // Kept by hand: a computed value that nothing observes would be made anew at every move of the pointer.
    if (this.#hitTest?.scene !== scene) this.#hitTest = { scene, test: new HitTest(scene.marks) };
    return this.#hitTest.test.nearest(at, this.view, reach) ?? this.#namedAt(at);
  }

  /** A name stands for its bubble, which may be smaller than the name. */
  #namedAt({ x, y }: Point): Mark | null {
    const named = this.labels.find((label) => {
      const { left, top, right, bottom } = this.#boxOf(label);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return named?.mark ?? null;
  }

  #boxOf(label: MapLabel): Box {
    return labelBox(label, this.#measure(label.text), this.view);
  }

  point(mark: Mark | null, by: PointedBy): void {
    if (mark === null) this.pointedAt = null;
    else if (this.pointedAt?.id !== mark.item.id || this.pointedAt.by !== by) {
      this.pointedAt = { id: mark.item.id, by };
    }
  }

  /** Enters the map by keyboard: where it was left, or at the largest bubble. */
  enter(): void {
    const mark = this.#lastMark ?? this.scene.marks[0];
    if (mark !== undefined) this.#walkTo(mark);
  }

  walk(direction: Direction): void {
    const from = this.active ?? this.#lastMark;
    if (from === undefined) return this.enter();
    const next = nextInDirection(from, this.scene.marks, direction);
    this.#walkTo(next ?? from);
  }

  /** Through all bubbles by size, so that each can be reached whatever lies around it. */
  step(by: 1 | -1): void {
    const { marks } = this.scene;
    const from = this.active ?? this.#lastMark;
    const index = from === undefined ? -1 : marks.indexOf(from);
    const next = marks[index + by];
    if (next !== undefined) this.#walkTo(next);
  }

  stepToEnd(end: 'first' | 'last'): void {
    const mark = this.scene.marks.at(end === 'first' ? 0 : -1);
    if (mark !== undefined) this.#walkTo(mark);
  }

  get #lastMark(): Mark | undefined {
    return this.lastWalked === null ? undefined : this.markById.get(this.lastWalked);
  }

  #walkTo(mark: Mark): void {
    this.lastWalked = mark.item.id;
    this.point(mark, 'keyboard');
    this.view = revealing(this.view, mark, this.plane);
  }
}
