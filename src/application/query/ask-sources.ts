import { makeAutoObservable, when } from 'mobx';
import type { AskSource } from '../../domain/query/language/project';
import { sourceUse, type SourceUse } from '../../domain/topic/source-use';
import { materialOf } from '../../domain/query/condition-kinds';
import { groupedPlatforms, NO_FACTS, type QueryFacts } from '../../domain/query/query-facts';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import type { Material } from '../../domain/query/query-figures';
import { dayOf, type Day } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import type { FailurePolicy } from '../shared/request-failure';
import type { LocalTime } from '../shared/local-time';
import { isSettled, Resource } from '../shared/resource';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { Evidence, SignalCatalogue } from '../workspace/catalogues';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ProjectFacts } from './project-facts';
import { BY_REFERENCE } from '../shared/by-reference';

/** Of more topics those of each are not asked for unasked. */
const MOST_ASKED = 500;

const NO_PUBLISHERS: AskSource['publishers'] = new Map();

/** What of the open project queries are built from: its facts, its names, and which material is loaded. */
export class AskSources {
  /** null: each topic's would be a request. */
  readonly #evidence: Resource<SowId, (Evidence & { readonly use: SourceUse }) | null>;

  /** The project of which start-ups and sources were asked for topic by topic; null: of none. */
  #askedOf: SowId | null = null;

  readonly #taken = new Map<string, number>();

  constructor(
    private readonly facts: ProjectFacts,
    private readonly lists: ProjectListsStore,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly time: LocalTime,
    private readonly catalogue: SignalCatalogue,
    private readonly failures: FailurePolicy,
  ) {
    this.#evidence = new Resource(
      async (sow) => {
        const evidence = (await catalogue.evidence?.(sow)) ?? null;
        return evidence && { ...evidence, use: sourceUse([...evidence.sources.values()]) };
      },
      (failure) => failures.log('Failed to fetch data:', failure),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Counts what is taken in this session: it comes first among proposals that fit as well. */
  noteTaken(id: string): void {
    this.#taken.set(id, (this.#taken.get(id) ?? 0) + 1);
  }

  /** Loads what is one request for the whole project. */
  load(): void {
    const sow = this.workspace.currentId;
    if (sow === null) return;
    this.signals.loadIfIdle(sow);
    this.lists.loadInBackground(sow);
    if (this.signals.previous.state.kind === 'idle') void this.signals.previous.load(sow);
    void this.#evidence.load(sow);
  }

  /**
   * The start-ups and sources of all topics, so that the search finds them where those of each topic are a request. Of larger
   * projects those are known that were asked for.
   */
  loadOfEachTopic(): void {
    const sow = this.workspace.currentId;
    if (sow === null || this.catalogue.evidence !== undefined || this.#askedOf === sow) return;
    this.#askedOf = sow;
    const isStill = (): boolean => this.workspace.currentId === sow && this.facts.picked.topics.length <= MOST_ASKED;
    void when(() => this.facts.isLoaded || this.workspace.currentId !== sow)
      .then(() => (isStill() ? this.facts.load({ ...EVERY_TOPIC, subject: 'startups' }) : null))
      .then(() => (isStill() ? this.facts.load({ ...EVERY_TOPIC, subject: 'sources' }) : null))
      .catch((failure: unknown) => {
        this.#askedOf = null;
        this.failures.log('Failed to fetch start-ups and sources:', failure);
      });
  }

  /** Whether it is known what is new and what has moved, or that it cannot be known. */
  get isPreviousSettled(): boolean {
    return isSettled(this.signals.previous);
  }

  /** null: the topics and trends are not loaded. */
  get source(): AskSource | null {
    if (!this.facts.isLoaded) return null;
    return {
      facts: {
        ...this.facts.picked,
        platforms: this.topicsOfPlatforms,
        insights: this.lists.insights.value ?? NO_FACTS.insights,
        ...(this.evidence && { sources: this.evidence.sources, startups: this.evidence.startups }),
      },
      loaded: this.loaded,
      publishers: this.publishers,
      sourceClasses: this.sourceClasses,
      members: this.facts.members,
      taken: this.#taken,
      today: this.#today,
    };
  }

  /** Computed of their own: the index of words is built again with another list. */
  get topicsOfPlatforms(): QueryFacts['platforms'] {
    return groupedPlatforms(this.lists.platforms.value ?? []);
  }

  /** The start-ups and sources of all topics; null: not loaded, or each topic's are a request. */
  get evidence(): Evidence | null {
    return this.#evidence.value;
  }

  /** The start-ups and sources of topics, as far as they are known without a request. */
  get known(): Pick<QueryFacts, 'startups' | 'sources'> {
    return this.evidence ?? this.facts.asked;
  }

  get publishers(): AskSource['publishers'] {
    return this.#evidence.value?.use.publishers ?? NO_PUBLISHERS;
  }

  get sourceClasses(): readonly string[] {
    return this.#evidence.value?.use.kinds ?? [];
  }

  get loaded(): ReadonlySet<Material> {
    const { insights, platforms } = this.lists;
    return new Set<Material>([
      ...(platforms.value === null ? [] : (['platforms'] as const)),
      ...(insights.value === null ? [] : (['insights'] as const)),
      ...(this.signals.previous.value === null ? [] : (['previous'] as const)),
      ...(this.evidence === null ? [] : (['sources', 'startups'] as const)),
    ]);
  }

  /** Whether a query asks for more than what is loaded for the whole project. */
  needsLoading(query: Query): boolean {
    return [...materialOf(query)].some((material) => !this.loaded.has(material));
  }

  /** The facts of one query with what is loaded for it alone. Rejects with a RequestFailure. */
  factsFor(query: Query): Promise<QueryFacts> {
    return this.facts.load(query);
  }

  /** The later one of the user's day and the day of the data. */
  get #today(): Day {
    const today = this.time.day;
    const loaded = dayOf(this.workspace.sow.value?.loadDate ?? null);
    return loaded !== null && loaded > today ? loaded : today;
  }
}
