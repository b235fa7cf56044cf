import { CURRENT_DATA, type VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { SignalCatalogue, SignalRows } from '../../application/workspace/signal-catalogue';
import type { WorkspaceSource } from './fetched-workspace-source';
import type { StoredStatuses } from './stored-statuses';

export class InMemorySignalCatalogue implements SignalCatalogue {
  constructor(
    private readonly source: WorkspaceSource,
    private readonly statuses: StoredStatuses,
  ) {}

  async topics(sow: SowId): Promise<readonly Topic[]> {
    const workspace = await this.source.load();
    return this.statuses.applyTo(workspace.topics(sow), workspace.title);
  }

  async trends(sow: SowId): Promise<readonly Trend[]> {
    return (await this.source.load()).trends(sow);
  }

  async ofVersion(sow: SowId, version: VersionName): Promise<SignalRows> {
    if (version === CURRENT_DATA) return { topics: await this.topics(sow), trends: await this.trends(sow) };
    const workspace = await this.source.load();
    const { topics, trends } = workspace.file.previous[sow] ?? { topics: [], trends: [] };
    return {
      topics: await this.statuses.applyTo(workspace.readTopics(topics), workspace.title),
      trends: workspace.readTrends(trends),
    };
  }
}
