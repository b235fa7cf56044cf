import * as v from 'valibot';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicCatalogue } from '../../application/flashcards/topic-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { RequestFailure } from '../../application/shared/request-failure';
import type { ResolveAsset } from '../wire/asset-urls';
import { deepdiveWire, toDeepdive, topicSourcesWire, toTopicSources } from '../wire/deepdive.wire';
import { TOPIC_REQUIRED, topicWire, toTopic } from '../wire/topic.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

const saved = v.object({ success: v.boolean() });

export class HttpTopicCatalogue implements TopicCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async byId(id: TopicId, cancellation?: Cancellation): Promise<Topic> {
    const answer = await this.#http.get(`/api/topics/${encodeURIComponent(id)}/`, cancellation);
    return toTopic(this.#answers.one(answer, 'topic', topicWire, TOPIC_REQUIRED), this.#resolve);
  }

  async deepdive(id: TopicId, cancellation?: Cancellation): Promise<Deepdive> {
    const answer = await this.#http.get(`/api/topics/${encodeURIComponent(id)}/deepdive/`, cancellation);
    return toDeepdive(this.#answers.one(answer, 'deepdive', deepdiveWire, []), this.#answers.reporter('deepdive'));
  }

  async sources(id: TopicId, cancellation?: Cancellation): Promise<TopicSources> {
    const answer = await this.#http.get(`/api/topics/${encodeURIComponent(id)}/sources/`, cancellation);
    const wire = this.#answers.one(answer, 'sources', topicSourcesWire, ['topic_sources']);
    return toTopicSources(wire, this.#answers.reporter('topic_sources'));
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    const answer = await this.#http.post(`/api/topics/${encodeURIComponent(id)}/status/`, { status_id: status });
    const { success } = this.#answers.one(answer, 'answer to a status', saved, ['success']);
    // The server may answer well and still say no.
    if (!success) throw new RequestFailure('refused', `The status of topic ${id} was not saved`);
  }
}
