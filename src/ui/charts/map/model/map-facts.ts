import { extent } from 'd3-array';
import { makeAutoObservable } from 'mobx';
import { countOf, formatCount } from '../../../../domain/shared/figures';
import { DISREGARDED, type TopicStatus } from '../../../../domain/topic/topic-status';
import type { ChartData } from '../../chart-data';
import { isWithin, type View } from '../../../../domain/plane/view';
import { describeMap } from '../../items/map-summary';
import { countMovements, type MovementCount } from '../../../../domain/plane/movement';
import { lookOf, statusIcons } from './chart-shapes';
import { areaOf, type PlaneSize } from '../../../../domain/plane/shapes';
import type { ChartScene } from './chart-scene';

/** The state of a map that its facts are about. */
interface MapState {
  readonly data: Pick<ChartData, 'items' | 'type'>;
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
    makeAutoObservable(this);
  }

  /** The driver counts of the smallest and the largest bubble. */
  get driverRange(): readonly [least: number, most: number] | null {
    const [least, most] = extent(this.#map.scene.marks, ({ item }) => item.driverCount);
    return least === undefined ? null : [least, most];
  }

  /** Bubbles differ in size; else there is no size to explain. */
  get hasSizes(): boolean {
    const [least, most] = extent(this.#map.scene.marks, ({ r }) => r);
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
    const { items, type } = this.#map.data;
    return describeMap(items, type);
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
