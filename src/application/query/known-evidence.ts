import { makeAutoObservable, when } from 'mobx';
import type { AskSource } from '../../domain/query/language/project';
import { EVERY_TOPIC } from '../../domain/query/query';
import type { QueryFacts } from '../../domain/query/query-facts';
import type { SowId } from '../../domain/shared/entity-id';
import { sourceUse, type SourceUse } from '../../domain/topic/source-use';
import { BY_REFERENCE } from '../shared/by-reference';
import type { FailurePolicy } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import type { Evidence, SignalCatalogue } from '../workspace/catalogues';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { AskedFacts } from './asked-facts';
import type { ProjectFacts } from './project-facts';

/** Of more topics those of each are not asked for unasked. */
const MOST_ASKED = 500;

const NO_PUBLISHERS: AskSource['publishers'] = new Map();

/** The start-ups and sources of the open project, as far as they are known. */
export class KnownEvidence {
  /** null: each topic's would be a request. */
  readonly #evidence: Resource<SowId, (Evidence & { readonly use: SourceUse }) | null>;

  /** The project of which start-ups and sources were asked for topic by topic; null: of none. */
  #askedOf: SowId | null = null;

  constructor(
    private readonly facts: Pick<ProjectFacts, 'isLoaded' | 'picked'>,
    private readonly asked: AskedFacts,
    private readonly workspace: WorkspaceStore,
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

  /** Loads them where they are one request for the whole project. */
  load(sow: SowId): void {
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
      .then(() => (isStill() ? this.asked.load({ ...EVERY_TOPIC, subject: 'startups' }) : null))
      .then(() => (isStill() ? this.asked.load({ ...EVERY_TOPIC, subject: 'sources' }) : null))
      .catch((failure: unknown) => {
        this.#askedOf = null;
        this.failures.log('Failed to fetch start-ups and sources:', failure);
      });
  }

  /** The start-ups and sources of all topics; null: not loaded, or each topic's are a request. */
  get evidence(): Evidence | null {
    return this.#evidence.value;
  }

  /** The start-ups and sources of topics, as far as they are known without a request. */
  get known(): Pick<QueryFacts, 'startups' | 'sources'> {
    return this.evidence ?? this.asked.asked;
  }

  get publishers(): AskSource['publishers'] {
    return this.#evidence.value?.use.publishers ?? NO_PUBLISHERS;
  }

  get sourceClasses(): readonly string[] {
    return this.#evidence.value?.use.kinds ?? [];
  }
}
