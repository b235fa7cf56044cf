import type { SowId } from '../../../domain/shared/entity-id';
import { searchableWords } from '../../../domain/shared/words';
import { carouselItemKey, type CarouselItem } from '../../../domain/workspace/carousel-item';
import type { OpenFlashcard } from '../../workspace/open-flashcard';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchResult, SearchEntry, SearchSource } from '../search-source';

/** The topics and trends of the project; choosing one opens its flashcard. */
export class SignalSource implements SearchSource {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly flashcard: OpenFlashcard,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { topics, trends } = this.signals;
    const { newKeys } = this.workspace;
    const entry = (item: CarouselItem, description: string, detail: string | null): SearchEntry =>
      new SignalEntry(
        item,
        description,
        detail,
        newKeys.size > 0 && newKeys.has(carouselItemKey(item)),
        this.flashcard,
      );
    return [
      ...(topics.value ?? []).map(({ id, name, imageUrl, quadrant, description, trend }) =>
        entry({ type: 'Topic', id, name, imageUrl, quadrant }, description, trend?.name ?? null),
      ),
      ...(trends.value ?? []).map(({ id, name, imageUrl, quadrant, description, shiftName }) =>
        entry({ type: 'Trend', id, name, imageUrl, quadrant }, description, shiftName),
      ),
    ];
  }

  get pending(): boolean {
    return [this.signals.topics, this.signals.trends].some(({ state }) => state.kind === 'loading');
  }

  load(sow: SowId): void {
    this.signals.load(sow);
  }
}

/** One topic or trend. A class, because thousands are created at once: objects with accessors of their own take longer. */
class SignalEntry implements SearchEntry {
  readonly result: SearchResult;

  constructor(
    private readonly item: CarouselItem,
    private readonly description: string,
    detail: string | null,
    isNew: boolean,
    private readonly flashcard: OpenFlashcard,
  ) {
    const { type, id, name, quadrant } = item;
    this.result = { kind: type === 'Topic' ? 'topic' : 'trend', id, title: name, detail, quadrant, isNew };
  }

  get words(): string {
    return searchableWords(this.description);
  }

  open(): void {
    this.flashcard.item(this.item, 'search');
  }
}
