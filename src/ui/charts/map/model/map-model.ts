import { computedStruct, makeAutoObservable } from 'mobx';
import { cornerCount } from '../../../../domain/plane/plane-axes';
import { rem } from '../../../kit/layout/page-view';
import type { ChartData } from '../../../../application/charts/chart-data';
import { isStretchable, panned, resized, toPlane, WHOLE, zoomed, type View } from '../../../../domain/plane/view';
import type { ChartItem } from '../../../../application/charts/items/chart-item';
import { positionOf } from '../../../../domain/topic/map-position';
import { countQuadrants, type QuadrantCount } from '../../items/map-summary';
import { MapPointer } from '../input/map-pointer';
import { MapSelecting } from '../input/map-selecting';
import { ZoomHint } from '../input/zoom-hint';
import {
  fitCorners,
  isOverItsArea,
  middleLines,
  type CornerBox,
  type CornerFit,
} from '../../../../domain/plane/plane-ground';
import { sizeAxisOf } from '../../../../domain/workspace/sow';
import { layOut, layOutBy, type PlaneLayout } from '../../../../domain/plane/plane-layout';
import { MapFacts, marginsOf } from './map-facts';
import { isInSight, labelsFor } from '../../../../domain/plane/plane-labels';
import { badgesOf, type ChartLabel, type ChartMark, type ChartScene } from './chart-shapes';
import type { TickRange, Tick } from '../../../../domain/plane/plane-scale';
import { enlarged, planeScene } from '../../../../domain/plane/plane-scene';
import type { MeasureText, PlaneSize, Point } from '../../../../domain/plane/shapes';
import { targetKey } from '../../../../domain/topic/flashcard-target';
import { targetOfItem } from '../../../../application/charts/items/chart-item';
import { IMPORTANT, isDecided } from '../../../../domain/topic/topic-status';
import { BY_REFERENCE } from '../../../../application/shared/by-reference';

export const ZOOM_STEP = 1.6;
/** The dots of a dense map grow with the zoom, at most by this factor. */
const MOST_GROWTH = 4;
/** Named before all others while movement is shown. */
const MOST_MOVED = { narrow: 8, wide: 28 } as const;

/**
 * One map: its layout, and the part of the plane that is in view. Its pixels are units of 1/16 rem, so that the browser's
 * text size scales the drawing as a whole.
 */
export class MapModel {
  readonly data: ChartData;
  readonly pointer: MapPointer;
  readonly selecting: MapSelecting;
  readonly facts: MapFacts;
  readonly zoomHint: ZoomHint;
  plane: PlaneSize = { width: 0, height: 0 };
  narrow = false;
  view: View = WHOLE;
  /** The view after the last pan or zoom, for which the labels are placed: none jumps in between. */
  settledView: View = WHOLE;
  /** The scale that the bubbles are drawn for: while a dense map is zoomed, their layer is only scaled. */
  drawnScale = 1;
  /** From the first zoom on, a live region says what is in view. */
  hasBeenZoomed = false;
  /** Counts loaded font files: with each, what depends on measured texts is computed again. */
  fontChanges = 0;
  readonly #measure: MeasureText;

  constructor(data: ChartData, measure: MeasureText) {
    this.data = data;
    this.#measure = measure;
    const { map } = data.remembered;
    if (map?.axes === this.#axes) {
      this.plane = map.plane;
      this.view = map.view;
      this.settledView = map.view;
      this.drawnScale = map.view.scale;
    }
    this.pointer = new MapPointer(this, measure);
    this.selecting = new MapSelecting(this);
    this.facts = new MapFacts(this);
    this.zoomHint = new ZoomHint(data.sources.views);
    // Read with every frame, and mostly unchanged.
    makeAutoObservable(this, { visibleCorners: computedStruct }, BY_REFERENCE);
  }

  /** By the current rows for both versions, so that another version shows what has changed. */
  get layout(): PlaneLayout {
    const { current, everything, movement } = this.data;
    const rows = current.all.length > 0 ? current.all : everything.all;
    const others = [...(everything === current ? [] : everything.all), ...(movement.before?.all ?? [])];
    const { axes } = this.data;
    if (axes !== null) return layOutBy(axes, rows, others, this.plane);
    return layOut(rows, others, this.plane, undefined, sizeAxisOf(this.data.sources.workspace.sow.value));
  }

  get scene(): ChartScene {
    const scene = this.wholeScene;
    return scene.dense ? enlarged(scene, this.dotGrowth) : scene;
  }

  get dotGrowth(): number {
    return Math.min(MOST_GROWTH, Math.sqrt(this.settledView.scale));
  }

  /** The scene without zoom. */
  get wholeScene(): ChartScene {
    const { items, movement, axes, placeOf } = this.data;
    if (this.plane.width === 0 || this.plane.height === 0) return { marks: [], dense: false };
    // Movement is that of growth and average sizing.
    if (axes !== null) return planeScene(this.layout, items, null, [], placeOf);
    if (movement.hasNoPositions) return planeScene(this.layout, items);
    return planeScene(this.layout, items, movement.beforeById, movement.gone);
  }

  get margins(): ReturnType<typeof marginsOf> {
    return marginsOf(this.narrow, this.plane.width);
  }

  /** The box of the plane in the frame, as CSS lengths. */
  get planeBox() {
    const { left, top } = this.margins;
    const { width, height } = this.plane;
    return { left: rem(left), top: rem(top), width: rem(width), height: rem(height) };
  }

  get markById(): ReadonlyMap<string, ChartMark> {
    return new Map(this.scene.marks.map((mark) => [mark.item.id, mark]));
  }

  get labels(): readonly ChartLabel[] {
    void this.fontChanges;
    const taken = this.corners.boxes.filter((corner) => isOverItsArea(corner, this.layout, this.settledView));
    const badges = badgesOf(this.scene, this.settledView);
    const lines = middleLines(this.layout, this.settledView);
    const room = { plane: this.plane, narrow: this.narrow, taken, badges, lines };
    const rankOf = this.#rankOf();
    const place = (scene: ChartScene, kept: readonly string[] = []) =>
      labelsFor(scene, this.settledView, room, this.#measure, { rankOf, kept });
    const { marks } = this.scene;
    if (marks.every(({ movement }) => movement === null)) return place(this.scene);
    // What has moved is named first, then what is named without movement, where there is still room.
    const wayOf = ({ x, y, from }: ChartMark): number => (from === null ? 0 : Math.hypot(x - from.x, y - from.y));
    const moved = marks
      .filter(({ movement }) => movement?.kind !== 'unmoved')
      .toSorted((one, other) => rankOf(other) - rankOf(one) || wayOf(other) - wayOf(one))
      .slice(0, MOST_MOVED[this.narrow ? 'narrow' : 'wide']);
    const still = marks.flatMap((mark) =>
      mark.movement?.kind === 'gone' ? [] : [{ ...mark, movement: null, from: null }],
    );
    const others = place({ ...this.scene, marks: still });
    return place(this.scene, [...new Set([...moved, ...others.map(({ mark }) => mark)].map(({ item }) => item.id))]);
  }

  /**
   * What the user has starred is found by its name first, then what is outlined as Important, then what is new or has come to
   * another quadrant, then what else is decided.
   */
  #rankOf(): (mark: ChartMark) => number {
    const { previous, showsPrevious, sources } = this.data;
    const starred = sources.stars.keys;
    const isKnown = !showsPrevious && !this.scene.dense;
    const before = previous === null || !isKnown ? null : new Map(previous.all.map((item) => [item.id, item]));
    return ({ item }) => {
      if (starred.has(targetKey(targetOfItem(item)))) return 4;
      if (item.status === IMPORTANT) return 3;
      const past = before?.get(item.id);
      if (item.isNew || (past !== undefined && past.quadrant.code !== item.quadrant.code)) return 2;
      return isDecided(item.status) ? 1 : 0;
    };
  }

  /** Without those whose bubble has been panned or zoomed out of the plane since they were placed. */
  get visibleLabels(): readonly ChartLabel[] {
    return this.labels.filter((label) => isInSight(label, this.view, this.plane));
  }

  /** Items without a position, because a figure of the axes is not known. */
  get offMap(): readonly ChartItem[] {
    return this.data.items.filter((item) => this.data.placeOf(item) === null);
  }

  get isEmpty(): boolean {
    return this.data.items.length === 0 && this.#showsNoGone;
  }

  /** There are items, but none with a position. */
  get isUnplaceable(): boolean {
    return !this.isEmpty && this.offMap.length === this.data.items.length && this.#showsNoGone;
  }

  get #showsNoGone(): boolean {
    return this.data.axes !== null || this.data.movement.gone.every((item) => positionOf(item) === null);
  }

  /**
   * Counts all items of a quadrant, as other screens do, and those with a position; those of a quadrant that is filtered out
   * too, as it can still be chosen.
   */
  get legend(): readonly QuadrantCount[] {
    const { everything, ownFilters } = this.data;
    return countQuadrants(
      everything.passing({ ...ownFilters, topicQuadrantFilter: [], trendQuadrantFilter: [] }),
      this.data.placeOf,
    );
  }

  cornerCount({ placed, count }: QuadrantCount): string {
    return cornerCount(placed, count, !this.narrow);
  }

  /** Whether the plane is divided into quadrants. */
  get hasAreas(): boolean {
    return this.data.axes === null;
  }

  get corners(): CornerFit {
    void this.fontChanges;
    const texts = this.legend.flatMap((entry) =>
      entry.code === null || !this.hasAreas
        ? []
        : [{ code: entry.code, text: `${entry.label} ${this.cornerCount(entry)}` }],
    );
    return fitCorners(texts, this.plane, this.#measure);
  }

  /** The names of quadrants whose areas are in view. */
  get visibleCorners(): readonly CornerBox[] {
    return this.corners.boxes.filter((corner) => isOverItsArea(corner, this.layout, this.view));
  }

  get xTicks(): readonly Tick[] {
    const { x: from } = toPlane(this.view, { x: 0, y: 0 });
    const { x: to } = toPlane(this.view, { x: this.plane.width, y: 0 });
    return this.layout.x.ticks(from, to, this.#tickRange(this.narrow ? [3, 5] : [5, 7]));
  }

  get yTicks(): readonly Tick[] {
    const { y: from } = toPlane(this.view, { x: 0, y: this.plane.height });
    const { y: to } = toPlane(this.view, { x: 0, y: 0 });
    return this.layout.y.ticks(from, to, this.#tickRange([5, 7]));
  }

  /** A zoomed axis has room for short figures only. */
  #tickRange([least, most]: TickRange): TickRange {
    return [this.view.scale > 1 ? null : least, most];
  }

  resize(plane: PlaneSize, narrow: boolean): void {
    if (plane.width === this.plane.width && plane.height === this.plane.height && narrow === this.narrow) return;
    this.view = resized(this.view, this.plane, plane);
    this.plane = plane;
    this.narrow = narrow;
    this.#rest();
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

  /** @param at stays where it is, in pixels of the screen; by default the middle */
  zoomedView(factor: number, at?: Point, from = this.view): View {
    return zoomed(from, factor, at ?? { x: this.plane.width / 2, y: this.plane.height / 2 }, this.plane);
  }

  /** Ends a movement. */
  settle(): void {
    this.#rest();
    if (this.view.scale > 1) this.hasBeenZoomed = true;
  }

  /** Other axes begin with the whole map: what was in view is elsewhere. */
  showWhole(): void {
    this.look(WHOLE);
    this.#rest();
  }

  get #axes(): string {
    return this.data.axisKeys.join(' ');
  }

  #rest(): void {
    this.settledView = this.view;
    this.drawnScale = this.view.scale;
    this.data.remembered.map = { view: this.view, plane: this.plane, axes: this.#axes };
  }
}
