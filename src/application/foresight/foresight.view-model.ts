import type { Prediction } from '../../domain/foresight/insight';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { UNCLASSIFIED } from '../../domain/topic/quadrant';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/** The weekly insights of a project, newest first (specification, section 2). */
export class ForesightViewModel {
  constructor(
    private readonly lists: ProjectListsStore,
    private readonly signals: ProjectSignalsStore,
    private readonly usage: RecordUsage,
  ) {}

  get insights(): ProjectListsStore['insights'] {
    return this.lists.insights;
  }

  load(sow: SowId): void {
    void this.insights.loadForScreen(sow);
    // For the pictures and quadrants of what the insights are mapped to.
    this.signals.load(sow);
  }

  /** The link of a source. */
  readonly sourceOpened = (url: string): void => {
    this.usage.record({ name: 'clicked_on_source', payload: { source_url: url } });
  };

  /** A prediction with the picture and quadrant of its topic or trend; without them while the project has none such. */
  toCarouselItem({ type, id, name }: Prediction): CarouselItem {
    const { topicById, trendById } = this.signals;
    const { imageUrl = null, quadrant = UNCLASSIFIED } = (type === 'Topic' ? topicById : trendById).get(id) ?? {};
    return { type, id: entityId<never>(id), name, imageUrl, quadrant };
  }
}
