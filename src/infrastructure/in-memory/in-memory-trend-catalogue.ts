import type { TrendId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { TrendCatalogue } from '../../application/flashcards/trend-catalogue';
import type { WorkspaceSource } from './fetched-workspace-source';
import type { StoredStatuses } from './stored-statuses';

export class InMemoryTrendCatalogue implements TrendCatalogue {
  constructor(
    private readonly source: WorkspaceSource,
    private readonly statuses: StoredStatuses,
  ) {}

  async byId(id: TrendId): Promise<Trend> {
    return (await this.source.load()).trend(id);
  }

  async topicsOf(id: TrendId): Promise<readonly Topic[]> {
    const workspace = await this.source.load();
    const { id: known } = workspace.trend(id);
    return this.statuses.applyTo(workspace.topicsOfTrend(known), workspace.title);
  }
}
