import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../../domain/shared/entity-id';
import { searchableWords } from '../../../domain/shared/searchable-words';
import type { Topic } from '../../../domain/topic/topic';
import type { Trend } from '../../../domain/trend/trend';
import type { OpenFlashcard } from '../../flashcards/open-flashcard';
import { carouselItemKey } from '../../../domain/workspace/carousel-item';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The topics and trends of the project; choosing one opens its flashcard. */
export class SignalSource implements SearchSource {
  readonly #signals: ProjectSignalsStore;
  readonly #workspace: WorkspaceStore;
  readonly #open: OpenFlashcard;

  constructor(signals: ProjectSignalsStore, workspace: WorkspaceStore, open: OpenFlashcard) {
    this.#signals = signals;
    this.#workspace = workspace;
    this.#open = open;
    makeAutoObservable(this);
  }

  get entries(): readonly SearchEntry[] {
    return [...this.topics, ...this.trends];
  }

  get pending(): boolean {
    return [this.#signals.topics, this.#signals.trends].some(({ state }) => state.kind === 'loading');
  }

  get topics(): readonly SearchEntry[] {
    return (this.#signals.topics.value ?? []).map((topic) => this.#topicEntry(topic));
  }

  get trends(): readonly SearchEntry[] {
    return (this.#signals.trends.value ?? []).map((trend) => this.#trendEntry(trend));
  }

  load(sow: SowId): void {
    this.#signals.load(sow);
  }

  #topicEntry({ id, name, description, quadrant, trend }: Topic): SearchEntry {
    const isNew = this.#workspace.newKeys.has(carouselItemKey({ type: 'Topic', id }));
    return {
      result: { kind: 'topic', id, title: name, detail: trend?.name ?? null, quadrant, isNew },
      words: searchableWords(description),
      open: () => this.#open.topic(id, name, 'search'),
    };
  }

  #trendEntry({ id, name, description, quadrant, shiftName }: Trend): SearchEntry {
    const isNew = this.#workspace.newKeys.has(carouselItemKey({ type: 'Trend', id }));
    return {
      result: { kind: 'trend', id, title: name, detail: shiftName, quadrant, isNew },
      words: searchableWords(description),
      open: () => this.#open.trend(id, name, 'search'),
    };
  }
}
