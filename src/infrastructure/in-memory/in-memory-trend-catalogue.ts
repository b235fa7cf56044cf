import type { TrendId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { TrendCatalogue } from '../../application/flashcards/trend-catalogue';
import type { StoredStatuses } from './stored-statuses';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryTrendCatalogue implements TrendCatalogue {
  readonly #source: WorkspaceSource;
  readonly #statuses: StoredStatuses;

  constructor(source: WorkspaceSource, statuses: StoredStatuses) {
    this.#source = source;
    this.#statuses = statuses;
  }

  async byId(id: TrendId): Promise<Trend> {
    const workspace = await this.#source.load();
    return workspace.trend(id);
  }

  async topicsOf(id: TrendId): Promise<readonly Topic[]> {
    const workspace = await this.#source.load();
    workspace.trend(id);
    return this.#statuses.applyTo(workspace.topicsOfTrend(id), workspace.title);
  }
}
