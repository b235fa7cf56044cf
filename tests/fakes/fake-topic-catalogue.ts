import type { TopicId } from '../../src/domain/shared/entity-id';
import type { Deepdive } from '../../src/domain/topic/deepdive';
import type { Topic, TopicSources } from '../../src/domain/topic/topic';
import type { TopicStatus } from '../../src/domain/topic/topic-status';
import { RequestFailure } from '../../src/application/shared/request-failure';
import { anEmptyDeepdive } from '../builders/deepdive-mother';
import { Answering } from './answering';

export class FakeTopicCatalogue {
  readonly answers = new Answering<'byId' | 'deepdive' | 'sources' | 'saveStatus'>();
  readonly topics = new Map<TopicId, Topic>();
  readonly deepdives = new Map<TopicId, Deepdive>();
  readonly topicSources = new Map<TopicId, TopicSources>();
  /** The statuses that reached the server, in their order. */
  readonly saved: { readonly id: TopicId; readonly status: TopicStatus }[] = [];

  add(...topics: readonly Topic[]): void {
    for (const topic of topics) this.topics.set(topic.id, topic);
  }

  /** The same topics in another answer, with what was saved meanwhile. */
  readonly withSaved = (topics: readonly Topic[]): readonly Topic[] =>
    topics.map((topic) => ({
      ...topic,
      status: this.saved.findLast(({ id }) => id === topic.id)?.status ?? topic.status,
    }));

  async byId(id: TopicId): Promise<Topic> {
    await this.answers.asked('byId');
    const topic = this.topics.get(id);
    if (topic === undefined) throw new RequestFailure('not-found', `No topic ${id}`);
    return topic;
  }

  async deepdive(id: TopicId): Promise<Deepdive> {
    await this.answers.asked('deepdive');
    return this.deepdives.get(id) ?? anEmptyDeepdive();
  }

  async sources(id: TopicId): Promise<TopicSources> {
    await this.answers.asked('sources');
    return this.topicSources.get(id) ?? { sources: [], lastUpdated: null };
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    await this.answers.asked('saveStatus');
    this.saved.push({ id, status });
    const topic = this.topics.get(id);
    if (topic !== undefined) this.topics.set(id, { ...topic, status });
  }
}
