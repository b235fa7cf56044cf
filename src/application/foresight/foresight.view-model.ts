import { makeAutoObservable } from 'mobx';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import type { Insight, Prediction } from '../../domain/foresight/insight';
import type { Quadrant } from '../../domain/topic/quadrant';
import { UNCLASSIFIED } from '../../domain/topic/quadrant';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Navigator } from '../shared/navigator';
import type { Resource } from '../shared/resource';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/** The weekly insights of a project, newest first (specification, section 2). */
export class ForesightViewModel {
  readonly insights: Resource<SowId, readonly Insight[]>;
  readonly #reading: ProjectListsStore;
  readonly #signals: ProjectSignalsStore;
  readonly #navigator: Navigator;
  readonly #usage: RecordUsage;

  constructor(reading: ProjectListsStore, signals: ProjectSignalsStore, navigator: Navigator, usage: RecordUsage) {
    this.#reading = reading;
    this.#signals = signals;
    this.#navigator = navigator;
    this.#usage = usage;
    this.insights = reading.insights.resource;
    makeAutoObservable(this, { insights: false }, { autoBind: true });
  }

  load(sow: SowId): void {
    this.#reading.insights.loadForScreen(sow);
    // For the pictures and quadrants of what the insights are mapped to.
    this.#signals.load(sow);
  }

  /** The link of a source. */
  sourceOpened(url: string): void {
    this.#usage.record({
      name: 'clicked_on_source',
      payload: { source_url: url, window_url: this.#navigator.href },
    });
  }

  /** A prediction with the face of the topic or trend it names; neutral until, or unless, the project knows it. */
  toCarouselItem(prediction: Prediction): CarouselItem {
    const { name } = prediction;
    if (prediction.type === 'Topic') {
      const known = this.#signals.topicById.get(prediction.id);
      return { type: 'Topic', id: entityId(prediction.id), name, ...look(known) };
    }
    const known = this.#signals.trendById.get(prediction.id);
    return { type: 'Trend', id: entityId(prediction.id), name, ...look(known) };
  }
}

function look(known: { readonly imageUrl: string | null; readonly quadrant: Quadrant } | undefined) {
  return { imageUrl: known?.imageUrl ?? null, quadrant: known?.quadrant ?? UNCLASSIFIED };
}
