import { makeAutoObservable } from 'mobx';
import { signalField, type HomeField } from '../../domain/home/signal-field';
import { positionOf } from '../../domain/topic/map-position';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** The topics of the map that a picture shows. */
export interface WindowOfMap {
  /** The same object until the data changes. */
  readonly map: HomeField;
  /** Ids of the topic, or of the topics of a trend. */
  readonly chosen: readonly string[];
}

interface Shown {
  readonly id?: string;
  readonly name: string;
}

const NO_ROWS = { topics: [], trends: [] };

/** Where topics and trends lie on the project's own map, for those that have no picture. */
export class MapWindows {
  constructor(private readonly signals: ProjectSignalsStore) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: no topic has a place. undefined: that is not known yet. */
  get map(): HomeField | null | undefined {
    const { topics, previous } = this.signals;
    if (topics.value === null) return topics.state.kind === 'failed' ? null : undefined;
    return signalField({ topics: topics.value, trends: [] }, previous.value ?? NO_ROWS);
  }

  /** Of the trends alone; null: no trend has a place. undefined: that is not known yet. */
  get trendMap(): HomeField | null | undefined {
    const { trends, previous } = this.signals;
    if (trends.value === null) return trends.state.kind === 'failed' ? null : undefined;
    return signalField({ topics: [], trends: trends.value }, previous.value ?? NO_ROWS);
  }

  /** null: it has no place on a map. undefined: that is not known yet. */
  windowOf({ id, name }: Shown): WindowOfMap | null | undefined {
    const { map } = this;
    if (map === undefined) return undefined;
    const chosen = this.#topicsOf(id, name).filter((topic) => positionOf(topic) !== null);
    if (map !== null && chosen.length > 0) return { map, chosen: chosen.map((topic) => topic.id) };
    return this.#windowOfTrend(id, name);
  }

  /** A trend may have the figures that its topics lack. */
  #windowOfTrend(id: string | undefined, name: string): WindowOfMap | null | undefined {
    const { trendMap } = this;
    if (trendMap == null) return trendMap;
    const trend = this.signals.trends.value?.find((each) => each.id === id && each.name === name);
    return trend === undefined || positionOf(trend) === null ? null : { map: trendMap, chosen: [trend.id] };
  }

  /** A topic and a trend may have the same id. */
  #topicsOf(id: string | undefined, name: string) {
    const topics = this.signals.topics.value ?? [];
    const topic = topics.find((each) => each.id === id && each.name === name);
    return topic === undefined ? topics.filter(({ trend }) => trend?.id === id && trend?.name === name) : [topic];
  }
}
