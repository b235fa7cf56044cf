import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { Resource } from '../shared/resource';
import type { SignalCatalogue } from './signal-catalogue';
import type { WorkspaceStore } from './workspace.store';

/** All topics and trends of the open project, loaded once and shared: maps, metrics, filters and search read them. */
export class ProjectSignalsStore {
  readonly topics: Resource<SowId, readonly Topic[]>;
  readonly trends: Resource<SowId, readonly Trend[]>;

  constructor(catalogue: SignalCatalogue, workspace: WorkspaceStore) {
    this.topics = new Resource({
      fetch: (sow, cancellation) => catalogue.topics(sow, cancellation),
      onFailure: (failure, sow) => workspace.requestFailed('Failed to fetch topics:', failure, sow),
    });
    this.trends = new Resource({
      fetch: (sow, cancellation) => catalogue.trends(sow, cancellation),
      onFailure: (failure, sow) => workspace.requestFailed('Failed to fetch trends:', failure, sow),
    });
    makeAutoObservable(this, { topics: false, trends: false });
  }

  get topicById(): ReadonlyMap<string, Topic> {
    return new Map((this.topics.value ?? []).map((topic) => [topic.id, topic]));
  }

  get trendById(): ReadonlyMap<string, Trend> {
    return new Map((this.trends.value ?? []).map((trend) => [trend.id, trend]));
  }

  load(sow: SowId): void {
    void this.topics.load(sow);
    void this.trends.load(sow);
  }

  /** What nobody has asked for yet: whoever did and failed offers another try. */
  loadUnasked(sow: SowId): void {
    for (const resource of [this.topics, this.trends]) {
      if (resource.state.kind === 'idle') void resource.load(sow);
    }
  }

  clear(): void {
    this.topics.clear();
    this.trends.clear();
  }
}
