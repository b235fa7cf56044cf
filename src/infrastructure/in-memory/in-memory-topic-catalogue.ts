import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicCatalogue } from '../../application/flashcards/topic-catalogue';
import { RequestFailure } from '../../application/shared/request-failure';
import { deepdiveReader } from '../wire/deepdive.wire';
import { topicSourcesReader } from '../wire/topic-sources.wire';
import type { WorkspaceSource } from './fetched-workspace-source';
import type { StoredStatuses } from './stored-statuses';

export class InMemoryTopicCatalogue implements TopicCatalogue {
  constructor(
    private readonly source: WorkspaceSource,
    private readonly statuses: StoredStatuses,
  ) {}

  async byId(id: TopicId): Promise<Topic> {
    const workspace = await this.source.load();
    const [topic = workspace.topic(id)] = await this.statuses.applyTo([workspace.topic(id)], workspace.title);
    return topic;
  }

  async deepdive(id: TopicId): Promise<Deepdive> {
    const { file, context } = await this.source.load();
    return usable(deepdiveReader.one(file.deepdives[id] ?? {}, context), `deepdive of topic ${id}`);
  }

  async sources(id: TopicId): Promise<TopicSources> {
    const { file, context } = await this.source.load();
    return usable(topicSourcesReader.one(file.sources[id] ?? {}, context), `sources of topic ${id}`);
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    const workspace = await this.source.load();
    await this.statuses.save(workspace.topic(id).id, status, workspace.title);
  }
}

function usable<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new RequestFailure('malformed', `The file has no usable ${what}`);
  return value;
}
