import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicCatalogue } from '../../application/flashcards/topic-catalogue';
import { RequestFailure } from '../../application/shared/request-failure';
import { deepdiveWire, toDeepdive, topicSourcesWire, toTopicSources } from '../wire/deepdive.wire';
import { parseRow } from '../wire/rows';
import type { StoredStatuses } from './stored-statuses';
import type { WorkspaceSource } from './fetched-workspace-source';

export class InMemoryTopicCatalogue implements TopicCatalogue {
  readonly #source: WorkspaceSource;
  readonly #statuses: StoredStatuses;

  constructor(source: WorkspaceSource, statuses: StoredStatuses) {
    this.#source = source;
    this.#statuses = statuses;
  }

  async byId(id: TopicId): Promise<Topic> {
    const workspace = await this.#source.load();
    return this.#statuses.applyToOne(workspace.topic(id), workspace.title);
  }

  async deepdive(id: TopicId): Promise<Deepdive> {
    const { file } = await this.#source.load();
    const wire = parseRow(file.deepdives[id] ?? {}, deepdiveWire, []);
    if (wire === null) throw new RequestFailure('malformed', `The deepdive of topic ${id} is not an object`);
    return toDeepdive(wire);
  }

  async sources(id: TopicId): Promise<TopicSources> {
    const { file } = await this.#source.load();
    const wire = parseRow(file.sources[id] ?? {}, topicSourcesWire, []);
    if (wire === null) throw new RequestFailure('malformed', `The sources of topic ${id} are not an object`);
    return toTopicSources(wire);
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    const workspace = await this.#source.load();
    workspace.topic(id);
    this.#statuses.save(id, status, workspace.title);
  }
}
