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

  /** null: it has no place on the map. undefined: that is not known yet. */
  windowOf({ id, name }: Shown): WindowOfMap | null | undefined {
    const { map } = this;
    if (map == null) return map;
    const chosen = this.#topicsOf(id, name).filter((topic) => positionOf(topic) !== null);
    return chosen.length === 0 ? null : { map, chosen: chosen.map((topic) => topic.id) };
  }

  /** A topic and a trend may have the same id. */
  #topicsOf(id: string | undefined, name: string) {
    const topics = this.signals.topics.value ?? [];
    const topic = topics.find((each) => each.id === id && each.name === name);
    return topic === undefined ? topics.filter(({ trend }) => trend?.id === id && trend?.name === name) : [topic];
  }
}
