import { extent } from 'd3-array';
import { makeAutoObservable } from 'mobx';
import { describeMap } from '../../items/map-summary';
import { countMovements, type MovementCount } from '../../items/movement';
import { countOf, formatCount } from '../../../../domain/shared/figures';
import type { TopicStatus } from '../../../../domain/topic/topic-status';
import type { MapModel } from './map-model';
import { DISREGARDED, lookOf } from './mark-look';
import { statusIcons } from './status-icon';
import { areaOf, isWithin } from '../../geometry/view';

/** What is said of a map beside the drawing: in its keys, and in words for those who cannot see it. */
export class MapFacts {
  readonly #map: MapModel;

  constructor(map: MapModel) {
    this.#map = map;
    makeAutoObservable(this);
  }

  /** How many drivers impact the smallest and the largest bubble. */
  get driverRange(): readonly [least: number, most: number] | null {
    const [least, most] = extent(this.#map.scene.marks, ({ item }) => item.driverCount);
    return least === undefined ? null : [least, most];
  }

  /** What became of the bubbles since the previous data, while movement is shown. */
  get movementCount(): MovementCount {
    const movements = this.#map.scene.marks.map(({ movement }) => movement);
    return countMovements(movements.filter((movement) => movement !== null));
  }

  /** Those whose icons are drawn. */
  get statuses(): ReadonlySet<TopicStatus | null> {
    return new Set(statusIcons(this.#map.scene).map(({ mark }) => mark.item.status));
  }

  /** Bubbles are hollow, and no icon says why. */
  get hasBareHollows(): boolean {
    return !this.statuses.has(DISREGARDED) && this.#map.scene.marks.some((mark) => lookOf(mark, 1).shape === 'hollow');
  }

  get summary(): string {
    const { data } = this.#map;
    return describeMap(data.items, data.type);
  }

  /** How many bubbles are seen where the hand rests. */
  get inView(): number {
    const { settledView, plane, scene } = this.#map;
    const area = areaOf(plane);
    return scene.marks.filter((mark) => isWithin(settledView, mark, area)).length;
  }

  /** There are bubbles, but none where one looks: what is filtered out may have been all that was there. */
  get isAway(): boolean {
    const { settledView, scene } = this.#map;
    return settledView.scale > 1 && scene.marks.length > 0 && this.inView === 0;
  }

  /** What zooming has come to; '' as long as nobody has zoomed. */
  get viewWords(): string {
    const { settledView, hasBeenZoomed, scene } = this.#map;
    if (!hasBeenZoomed) return '';
    if (settledView.scale === 1) return 'The whole map is shown.';
    const share = `${formatCount(this.inView)} of ${countOf(scene.marks.length, 'bubble')}`;
    return `Zoomed in ${settledView.scale.toFixed(1)} times: ${share} in view.`;
  }
}
