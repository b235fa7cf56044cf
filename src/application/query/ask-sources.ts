import { makeAutoObservable } from 'mobx';
import type { AskSource } from '../../domain/query/language/project';
import { materialOf } from '../../domain/query/condition-kinds';
import { groupedPlatforms, NO_FACTS, type QueryFacts } from '../../domain/query/query-facts';
import { type Query } from '../../domain/query/query';
import type { Material } from '../../domain/query/query-figures';
import { dayOf, type Day } from '../../domain/shared/calendar';
import type { LocalTime } from '../shared/local-time';
import { isSettled } from '../shared/resource';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ProjectFacts } from './project-facts';
import type { KnownEvidence } from './known-evidence';
import { BY_REFERENCE } from '../shared/by-reference';

/** What of the open project queries are built from: its facts, its names, and which material is loaded. */
export class AskSources {
  readonly #taken = new Map<string, number>();

  constructor(
    private readonly facts: ProjectFacts,
    private readonly material: KnownEvidence,
    private readonly lists: ProjectListsStore,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly time: LocalTime,
  ) {
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
    this.material.load(sow);
  }

  /** Whether it is known what is new and what has moved, or that it cannot be known. */
  get isPreviousSettled(): boolean {
    return isSettled(this.signals.previous);
  }

  /** null: the topics and trends are not loaded. */
  get source(): AskSource | null {
    if (!this.facts.isLoaded) return null;
    const { evidence, publishers, sourceClasses } = this.material;
    return {
      facts: {
        ...this.facts.picked,
        platforms: this.topicsOfPlatforms,
        insights: this.lists.insights.value ?? NO_FACTS.insights,
        ...(evidence && { sources: evidence.sources, startups: evidence.startups }),
      },
      loaded: this.loaded,
      publishers,
      sourceClasses,
      members: this.facts.members,
      taken: this.#taken,
      today: this.#today,
    };
  }

  /** Computed of their own: the index of words is built again with another list. */
  get topicsOfPlatforms(): QueryFacts['platforms'] {
    return groupedPlatforms(this.lists.platforms.value ?? []);
  }

  get loaded(): ReadonlySet<Material> {
    const { insights, platforms } = this.lists;
    return new Set<Material>([
      ...(platforms.value === null ? [] : (['platforms'] as const)),
      ...(insights.value === null ? [] : (['insights'] as const)),
      ...(this.signals.previous.value === null ? [] : (['previous'] as const)),
      ...(this.material.evidence === null ? [] : (['sources', 'startups'] as const)),
    ]);
  }

  /** Whether a query asks for more than what is loaded for the whole project. */
  needsLoading(query: Query): boolean {
    return [...materialOf(query)].some((material) => !this.loaded.has(material));
  }

  /** The later one of the user's day and the day of the data. */
  get #today(): Day {
    const today = this.time.day;
    const loaded = dayOf(this.workspace.sow.value?.loadDate ?? null);
    return loaded !== null && loaded > today ? loaded : today;
  }
}
