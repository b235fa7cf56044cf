import { makeAutoObservable } from 'mobx';
import { DEFAULT_FILTERS } from '../../domain/filters/explore-filters';
import { filtersToQuery } from '../../domain/filters/filter-query';
import type { Conclusion, Verdict } from '../../domain/personal/library-record';
import { type Platform, platformFacts, statusBoxes, type PlatformFacts } from '../../domain/workspace/platform-facts';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../domain/worklist/review-filters';
import { countOf, formatCount, plural } from '../../domain/shared/figures';
import { capitalNumber } from '../../domain/shared/words';
import { byId } from '../../domain/shared/lists';
import type { SowId } from '../../domain/shared/entity-id';
import { briefOfTopicsPath, paths, TOPICS_OF_PARAMETER } from '../../domain/shared/routes';
import { positionOf } from '../../domain/topic/map-position';
import type { Topic } from '../../domain/topic/topic';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import { isDecided, UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { OpenLibrary } from '../personal/open-library';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** Characters; longer conclusions are cut. */
export const PLATFORM_CONCLUSION_LIMIT = 500;

/** What a platform is, computed from its topics. */
export interface PlatformOverview {
  readonly topics: readonly Topic[];
  readonly facts: PlatformFacts;
  readonly statuses: readonly TopicStatus[];
  readonly decided: number;
}

/** The opportunity platforms of a project (specification, section 2). */
export class PlatformsViewModel {
  constructor(
    private readonly lists: ProjectListsStore,
    readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly library: OpenLibrary,
    private readonly navigator: Navigator,
    private readonly workspace: WorkspaceStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get platforms(): ProjectListsStore['platforms'] {
    return this.lists.platforms;
  }

  load(sow: SowId): void {
    void this.platforms.loadForScreen(sow);
    this.signals.loadIfIdle(sow);
    if (this.signals.hasPrevious && this.signals.previous.state.kind === 'idle') void this.signals.previous.load(sow);
  }

  /** The topics of the previous data by id; null: not known. */
  get previous(): ReadonlyMap<string, Topic> | null {
    const rows = this.signals.previous.value?.topics ?? [];
    return rows.length === 0 ? null : byId(rows);
  }

  /** 'Three platforms, 24 topics, 12 decided.'; a topic of two platforms counts once. '': the topics are not loaded. */
  get summary(): string {
    const platforms = this.platforms.value ?? [];
    const topics = new Set(platforms.flatMap((platform) => this.overviewOf(platform)?.topics ?? []));
    if (topics.size === 0) return '';
    const decided = [...topics].filter((topic) => isDecided(this.statuses.statusOf(topic) ?? UNDECIDED)).length;
    const count = `${capitalNumber(platforms.length)} ${plural(platforms.length, 'platform')}`;
    return `${count}, ${countOf(topics.size, 'topic')}, ${formatCount(decided)} decided.`;
  }

  /** The review of its open topics; null: all are decided, or cannot be. */
  reviewOf(sow: SowId, { topics }: PlatformOverview): { readonly count: number; readonly path: string } | null {
    const names = topics.filter((topic) => this.statuses.statusOf(topic) === UNDECIDED).map(({ name }) => name);
    const query = reviewFiltersToQuery({ ...ALL_TOPICS, topicFilter: names });
    if (names.length === 0 || !this.workspace.has('review')) return null;
    return { count: names.length, path: pathOf({ pathname: paths.review(sow), query }) };
  }

  /** null: its topics are not loaded, or it has none. */
  overviewOf({ topics: items }: Platform): PlatformOverview | null {
    const topics = items.flatMap(({ type, id }) => (type === 'Topic' ? (this.signals.topicById.get(id) ?? []) : []));
    if (topics.length === 0) return null;
    const statuses = statusBoxes(topics, (topic) => this.statuses.statusOf(topic));
    return {
      topics,
      facts: platformFacts(topics, this.previous, null),
      statuses,
      decided: statuses.filter(isDecided).length,
    };
  }

  /** By carouselItemKey: the numbers of the topics on the map of the platform, but of those that have no place there. */
  numbersOf(platform: Platform): ReadonlyMap<string, number> {
    const topics = this.overviewOf(platform)?.topics ?? [];
    return new Map(
      topics.flatMap((topic, at) =>
        positionOf(topic) === null ? [] : [[carouselItemKey({ type: 'Topic', id: topic.id }), at + 1]],
      ),
    );
  }

  /** null: none is written. */
  conclusionOf({ name }: Platform): Conclusion | null {
    return this.library.records?.conclusions.find(({ id }) => id === name) ?? null;
  }

  /** Until the library is loaded nothing can be written, so that nothing stored is lost. */
  get canConclude(): boolean {
    return this.library.records !== null && this.workspace.has('library');
  }

  conclude({ name }: Platform, verdict: Verdict, text: string): void {
    const own = text.trim().slice(0, PLATFORM_CONCLUSION_LIMIT);
    this.library.put('conclusions', { id: name, verdict, text: own, changedAt: this.library.now() });
  }

  withdraw({ name }: Platform): void {
    this.library.remove('conclusions', name);
  }

  /** 'Show in Trend map': the topic map of the explore screen, narrowed to the platform's topics. */
  showInMap(sow: SowId, { name, topicNames: topicFilter }: Platform): void {
    const filters = filtersToQuery({ ...DEFAULT_FILTERS, activeTab: 'opportunityMap', topicFilter });
    // The explore screen names the platform as long as its topics are the filter.
    const query = [...filters, [TOPICS_OF_PARAMETER, name] as const];
    this.navigator.go(pathOf({ pathname: paths.data(sow), query }));
  }

  /** null: there are no briefs. */
  briefPath(sow: SowId, { topics }: PlatformOverview): string | null {
    if (!this.workspace.has('brief')) return null;
    return briefOfTopicsPath(
      sow,
      topics.map(({ id }) => id),
    );
  }
}
