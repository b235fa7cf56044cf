import type { SowId } from '../../../domain/shared/entity-id';
import { searchableWords } from '../../../domain/shared/searchable-words';
import { carouselItemKey, type CarouselItem } from '../../../domain/workspace/carousel-item';
import type { OpenFlashcard } from '../../flashcards/open-flashcard';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The topics and trends of the project; choosing one opens its flashcard. */
export class SignalSource implements SearchSource {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly flashcard: OpenFlashcard,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { topics, trends } = this.signals;
    return [
      ...(topics.value ?? []).map((topic) =>
        this.#entry({ type: 'Topic', ...topic }, topic.description, topic.trend?.name ?? null),
      ),
      ...(trends.value ?? []).map((trend) =>
        this.#entry({ type: 'Trend', ...trend }, trend.description, trend.shiftName),
      ),
    ];
  }

  get pending(): boolean {
    return [this.signals.topics, this.signals.trends].some(({ state }) => state.kind === 'loading');
  }

  load(sow: SowId): void {
    this.signals.load(sow);
  }

  #entry(item: CarouselItem, description: string, detail: string | null): SearchEntry {
    const { type, id, name, quadrant } = item;
    const isNew = this.workspace.newKeys.has(carouselItemKey(item));
    return {
      result: { kind: type === 'Topic' ? 'topic' : 'trend', id, title: name, detail, quadrant, isNew },
      get words() {
        return searchableWords(description);
      },
      open: () => this.flashcard.item(item, 'search'),
    };
  }
}
