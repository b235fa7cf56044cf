import { makeAutoObservable } from 'mobx';
import { countOf, formatCount } from '../../../../domain/shared/figures';
import { DISREGARDED, type TopicStatus } from '../../../../domain/topic/topic-status';
import { extent } from '../../../../domain/shared/statistics';
import type { ChartData } from '../../../../application/charts/chart-data';
import { isWithin, type View } from '../../../../domain/plane/view';
import { describeMap } from '../../items/map-summary';
import { countMovements, type MovementCount } from '../../../../domain/plane/movement';
import { lookOf, statusIcons, type ChartScene } from './chart-shapes';
import { areaOf, type PlaneSize } from '../../../../domain/plane/shapes';
import { BY_REFERENCE } from '../../../../application/shared/by-reference';

/** The state of a map that its facts are about. */
interface MapState {
  readonly data: Pick<ChartData, 'items' | 'type' | 'axes'>;
  readonly scene: ChartScene;
  readonly plane: PlaneSize;
  readonly settledView: View;
  readonly hasBeenZoomed: boolean;
}

/** Facts about a map besides its drawing: for its keys, and in words for screen readers. */
export class MapFacts {
  readonly #map: MapState;

  constructor(map: MapState) {
    this.#map = map;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The driver counts of the smallest and the largest bubble. */
  get driverRange(): readonly [least: number, most: number] | null {
    return extent(this.#map.scene.marks.map(({ item }) => item.driverCount));
  }

  /** Bubbles differ in size; else there is no size to explain. */
  get hasSizes(): boolean {
    const [least, most] = extent(this.#map.scene.marks.map(({ r }) => r)) ?? [];
    return least !== most;
  }

  /** Movements of the bubbles, while movement is shown. */
  get movementCount(): MovementCount {
    const movements = this.#map.scene.marks.map(({ movement }) => movement);
    return countMovements(movements.filter((movement) => movement !== null));
  }

  /** The statuses whose icons are drawn. */
  get statuses(): ReadonlySet<TopicStatus | null> {
    return new Set(statusIcons(this.#map.scene).map(({ mark }) => mark.item.status));
  }

  /** Some bubbles are hollow, and no icon explains it. */
  get hasBareHollows(): boolean {
    return !this.statuses.has(DISREGARDED) && this.#map.scene.marks.some((mark) => lookOf(mark, 1).shape === 'hollow');
  }

  get summary(): string {
    const { items, type, axes } = this.#map.data;
    return describeMap(items, type, axes);
  }

  /** How many bubbles are in view. */
  get inView(): number {
    const { settledView, plane, scene } = this.#map;
    const area = areaOf(plane);
    return scene.marks.filter((mark) => isWithin(settledView, mark, area)).length;
  }

  /** There are bubbles, but none in view, as after a filter. */
  get isOutOfView(): boolean {
    const { settledView, scene } = this.#map;
    return settledView.scale > 1 && scene.marks.length > 0 && this.inView === 0;
  }

  /** The view after a zoom; '' before the first. */
  get viewWords(): string {
    const { settledView, hasBeenZoomed, scene } = this.#map;
    if (!hasBeenZoomed) return '';
    if (settledView.scale === 1) return 'The whole map is shown.';
    const share = `${formatCount(this.inView)} of ${countOf(scene.marks.length, 'bubble')}`;
    return `Zoomed in ${settledView.scale.toFixed(1)} times: ${share} in view.`;
  }
}

/** Charts narrower than this are laid out for a phone. */
const NARROW = 600;
/** Room around the plane for the axes, in pixels. */
export const MARGINS = { left: 44, right: 16, top: 32, bottom: 44 };
const NARROW_MARGINS = { ...MARGINS, right: 4 };
const LEAST_WIDTH = 200;
/** The title of the axis stands above the buttons. */
const TALL_MARGINS = { ...NARROW_MARGINS, top: 60 };
/** Height by width of a phone's plane: more where there is room. */
const NARROW_PROPORTION = { least: 1.1, most: 1.6 };
/** Height of the key below a phone's plane, in pixels: three lines, of which movement may take one. */
const NARROW_FOOTER = 76;
const LEAST_HEIGHT = 160;

/** @param planeWidth has no room for the title of the axis beside the buttons, as with large text on a phone */
export function marginsOf(narrow: boolean, planeWidth: number): typeof MARGINS {
  if (narrow && planeWidth < LEAST_WIDTH) return TALL_MARGINS;
  return narrow ? NARROW_MARGINS : MARGINS;
}

/** @param width and height of the room for the map, in pixels */
export function measuresFor(width: number, height: number): { readonly narrow: boolean; readonly plane: PlaneSize } {
  const narrow = width < NARROW;
  const { left, right } = narrow ? NARROW_MARGINS : MARGINS;
  const planeWidth = Math.max(0, Math.floor(width - left - right));
  const { top, bottom } = marginsOf(narrow, planeWidth);
  const room = Math.max(LEAST_HEIGHT, Math.floor(height - top - bottom));
  if (!narrow) return { narrow, plane: { width: planeWidth, height: room } };
  const { least, most } = NARROW_PROPORTION;
  const planeHeight = Math.min(planeWidth * most, Math.max(planeWidth * least, room - NARROW_FOOTER));
  return { narrow, plane: { width: planeWidth, height: Math.round(planeHeight) } };
}
