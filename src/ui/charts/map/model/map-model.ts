import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { PlaneSize } from '../../geometry/bubble-sizes';
import { positionOf, type ChartItem } from '../../items/chart-item';
import type { Point } from '../../geometry/fan-out';
import { countQuadrants, type QuadrantCount } from '../../items/map-summary';
import type { ChartData } from '../../chart-data';
import { cornerBoxes, cornerType, standsOverItsArea, type CornerBox } from './corner-boxes';
import type { MeasureText } from '../../geometry/text-ruler';
import { labelsFor, type MapLabel } from './map-labels';
import { MapFacts } from './map-facts';
import { MapPointer } from '../input/map-pointer';
import { buildScene, enlarged, layOut, type MapLayout, type MapScene, type Mark } from './map-scene';
import type { Tick, TickRange } from './map-scale';
import { isStretchable, panned, resized, toPlane, WHOLE, zoomed, type View } from '../../geometry/view';

export const ZOOM_STEP = 1.6;
/** So many times as large the dots of a dense map become. */
const MOST_GROWTH = 4;

/** One map as it is looked at: the drawing, and the part of it that is seen. */
export class MapModel {
  readonly data: ChartData;
  readonly pointer: MapPointer;
  readonly facts: MapFacts;
  plane: PlaneSize = { width: 0, height: 0 };
  narrow = false;
  view: View = WHOLE;
  /** The view that the names are placed for; it follows when the hand rests, so that no name jumps meanwhile. */
  settledView: View = WHOLE;
  /** The scale that the elements of the bubbles are placed for: while a dense map is zoomed, they are only stretched. */
  drawnScale = 1;
  /** From the first zoom on, a live region says what is in view. */
  hasBeenZoomed = false;
  /** Counts the arrivals of font files: what depends on measured texts is computed again. */
  fontChanges = 0;
  readonly #measure: MeasureText;

  constructor(data: ChartData, measure: MeasureText) {
    this.data = data;
    this.#measure = measure;
    const { map } = data.remembered;
    if (map !== null) {
      this.plane = map.plane;
      this.view = map.view;
      this.settledView = map.view;
      this.drawnScale = map.view.scale;
    }
    this.pointer = new MapPointer(this, measure);
    this.facts = new MapFacts(this);
    makeAutoObservable(
      this,
      {
        data: false,
        plane: observableRef,
        view: observableRef,
        settledView: observableRef,
        pointer: false,
        facts: false,
        // Asked at every step of a movement, and seldom answered otherwise.
        standingCorners: computedStruct,
      },
      { autoBind: true },
    );
  }

  get layout(): MapLayout {
    const { current, everything, movement } = this.data;
    // The current data lays the plane out for both versions, so that changing the version shows what has changed.
    const rows = current.all.length > 0 ? current.all : everything.all;
    return layOut(
      rows,
      [...(everything === current ? [] : everything.all), ...(movement.before?.all ?? [])],
      this.plane,
    );
  }

  get scene(): MapScene {
    const scene = this.wholeScene;
    return scene.dense ? enlarged(scene, this.dotGrowth) : scene;
  }

  /** Of hundreds of bubbles only dots are left; they grow again where one looks closer, less than the map does. */
  get dotGrowth(): number {
    return Math.min(MOST_GROWTH, Math.sqrt(this.settledView.scale));
  }

  /** As it is seen whole. */
  get wholeScene(): MapScene {
    const { items, movement } = this.data;
    if (this.plane.width === 0 || this.plane.height === 0) return { marks: [], dense: false };
    // All would be new, and none of them is.
    if (movement.hasNoPlaces) return buildScene(this.layout, items, null, []);
    return buildScene(this.layout, items, movement.beforeById, movement.gone);
  }

  get markById(): ReadonlyMap<string, Mark> {
    return new Map(this.scene.marks.map((mark) => [mark.item.id, mark]));
  }

  get labels(): readonly MapLabel[] {
    void this.fontChanges;
    const taken = this.corners.filter((corner) => standsOverItsArea(corner, this.layout, this.settledView));
    const room = { plane: this.plane, narrow: this.narrow, taken };
    return labelsFor(this.scene, this.settledView, room, this.#measure);
  }

  /** Items that have no place, because growth or average sizing is not known. */
  get offMap(): readonly ChartItem[] {
    return this.data.items.filter((item) => positionOf(item) === null);
  }

  get isEmpty(): boolean {
    return this.data.items.length === 0 && this.#noneGone;
  }

  /** There are items, but none that the plane could show. */
  get isUnplaceable(): boolean {
    return !this.isEmpty && this.offMap.length === this.data.items.length && this.#noneGone;
  }

  /** Of what the plane could show. */
  get #noneGone(): boolean {
    return this.data.movement.gone.every((item) => positionOf(item) === null);
  }

  /** Counts what a quadrant holds, as all other screens do and as its filter would; not only what has a place here. */
  get legend(): readonly QuadrantCount[] {
    return countQuadrants(this.data.itemsOfAllQuadrants);
  }

  /** In pixels: of the quadrants' names. */
  get cornerType(): number {
    void this.fontChanges;
    return cornerType(this.legend, this.plane, this.#measure);
  }

  get corners(): readonly CornerBox[] {
    void this.fontChanges;
    return cornerBoxes(this.legend, this.plane, this.#measure);
  }

  /** Those whose areas are seen: the others would name what they stand over wrongly. */
  get standingCorners(): readonly CornerBox[] {
    return this.corners.filter((corner) => standsOverItsArea(corner, this.layout, this.view));
  }

  get xTicks(): readonly Tick[] {
    const from = toPlane(this.view, { x: 0, y: 0 }).x;
    const to = toPlane(this.view, { x: this.plane.width, y: 0 }).x;
    return this.layout.x.ticks(from, to, false, this.#tickRange(this.narrow ? [3, 5] : [5, 7]));
  }

  get yTicks(): readonly Tick[] {
    const from = toPlane(this.view, { x: 0, y: this.plane.height }).y;
    const to = toPlane(this.view, { x: 0, y: 0 }).y;
    return this.layout.y.ticks(from, to, true, this.#tickRange([5, 7]));
  }

  /** The more a map is zoomed, the more digits there would be, and their room stays the same. */
  #tickRange([least, most]: TickRange): TickRange {
    return [this.view.scale > 1 ? null : least, most];
  }

  /** Where the axes are cut short before their outliers, in pixels of the plane as it is looked at. */
  get breaks(): { readonly across: readonly number[]; readonly along: readonly number[] } {
    const { scale, x: dx, y: dy } = this.view;
    const { x, y } = this.layout;
    const seen = (breaks: readonly (number | null)[], shift: number): readonly number[] =>
      breaks.filter((at) => at !== null).map((at) => at * scale + shift);
    return { across: seen([x.lowBreak, x.highBreak], dx), along: seen([y.lowBreak, y.highBreak], dy) };
  }

  resize(plane: PlaneSize, narrow: boolean): void {
    // On paper it stays as it was drawn: there its place is as high as the map says, and not the other way round.
    if (this.data.isPrinting) return;
    if (plane.width === this.plane.width && plane.height === this.plane.height && narrow === this.narrow) return;
    this.view = resized(this.view, this.plane, plane);
    this.settledView = this.view;
    this.drawnScale = this.view.scale;
    this.plane = plane;
    this.narrow = narrow;
    this.#remember();
  }

  fontsChanged(): void {
    this.fontChanges += 1;
  }

  look(view: View): void {
    this.view = view;
    if (!this.scene.dense || !isStretchable(view.scale / this.drawnScale)) this.drawnScale = view.scale;
  }

  pan(dx: number, dy: number): void {
    this.look(panned(this.view, dx, dy, this.plane));
  }

  zoom(factor: number, at: Point): void {
    this.look(this.zoomedView(factor, at));
  }

  zoomedView(factor: number, at?: Point, from = this.view): View {
    return zoomed(from, factor, at ?? { x: this.plane.width / 2, y: this.plane.height / 2 }, this.plane);
  }

  settle(): void {
    this.settledView = this.view;
    this.drawnScale = this.view.scale;
    if (this.view.scale > 1) this.hasBeenZoomed = true;
    this.#remember();
  }

  #remember(): void {
    this.data.remembered.map = { view: this.settledView, plane: this.plane };
  }
}
