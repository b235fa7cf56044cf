import { observable, runInAction } from 'mobx';
import { NO_FACTS, type QueryFacts } from '../../domain/query/query-facts';
import type { Query } from '../../domain/query/query';
import type { Manifestation } from '../../domain/topic/deepdive';
import type { TopicSources } from '../../domain/topic/topic';
import type { ProjectCatalogue, SignalCatalogue } from '../workspace/catalogues';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ProjectFacts } from './project-facts';
import { rememberedEvidence, type AskedEvidence } from './remembered-evidence';

/** The facts that are loaded for one query, and what has become known by them. */
export class AskedFacts {
  /** What was asked for topic by topic of the open project: a search in all texts asks for that of each. */
  #evidence: AskedEvidence | null = null;
  /** The start-ups and the sources of its topics, as far as they were asked for. */
  readonly #askedStartups = observable.map<string, readonly Manifestation[]>({}, { deep: false });
  readonly #askedSources = observable.map<string, TopicSources>({}, { deep: false });

  constructor(
    private readonly facts: Pick<ProjectFacts, 'picked'>,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly catalogue: SignalCatalogue,
    private readonly projects: ProjectCatalogue,
  ) {}

  /** Those of one query, with what is loaded for it alone. Rejects with a RequestFailure. */
  async load(query: Query): Promise<QueryFacts> {
    const sow = this.workspace.currentId;
    if (sow === null) return NO_FACTS;
    const { loadFacts } = await import('./load-facts');
    if (this.#evidence?.sow !== sow) {
      this.#evidence = { sow, sources: new Map(), startups: new Map() };
      runInAction(() => {
        this.#askedStartups.clear();
        this.#askedSources.clear();
      });
    }
    const signals = rememberedEvidence(this.catalogue, this.#evidence);
    const facts = await loadFacts(query, this.facts.picked, sow, {
      signals,
      projects: this.projects,
      earlier: () => this.signals.earlier(sow),
    });
    runInAction(() => {
      this.#askedStartups.merge([...facts.startups]);
      this.#askedSources.merge([...facts.sources]);
    });
    return facts;
  }

  /** What was asked for topic by topic of the open project, where the data is not loaded as a whole. */
  get asked(): Pick<QueryFacts, 'startups' | 'sources'> {
    const isKnown = this.#askedStartups.size + this.#askedSources.size > 0;
    return isKnown && this.#evidence?.sow === this.workspace.currentId
      ? { startups: this.#askedStartups, sources: this.#askedSources }
      : NO_FACTS;
  }
}
