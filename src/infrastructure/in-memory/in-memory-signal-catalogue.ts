import { CURRENT_DATA, type VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { SignalCatalogue, SignalRows } from '../../application/workspace/signal-catalogue';
import type { StoredStatuses } from './stored-statuses';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemorySignalCatalogue implements SignalCatalogue {
  readonly #source: WorkspaceSource;
  readonly #statuses: StoredStatuses;

  constructor(source: WorkspaceSource, statuses: StoredStatuses) {
    this.#source = source;
    this.#statuses = statuses;
  }

  async topics(sow: SowId): Promise<readonly Topic[]> {
    const workspace = await this.#source.load();
    return this.#statuses.applyTo(workspace.topics(sow), workspace.title);
  }

  async trends(sow: SowId): Promise<readonly Trend[]> {
    const workspace = await this.#source.load();
    return workspace.trends(sow);
  }

  async ofVersion(sow: SowId, version: VersionName): Promise<SignalRows> {
    const workspace = await this.#source.load();
    if (version === CURRENT_DATA) return { topics: await this.topics(sow), trends: workspace.trends(sow) };
    const previous = workspace.file.previous[sow];
    if (previous === undefined) return { topics: [], trends: [] };
    return {
      topics: this.#statuses.applyTo(workspace.readTopics(previous.topics), workspace.title),
      trends: workspace.readTrends(previous.trends),
    };
  }
}
