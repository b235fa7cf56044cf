import * as v from 'valibot';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicCatalogue } from '../../application/flashcards/topic-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { RequestFailure } from '../../application/shared/request-failure';
import { deepdiveReader } from '../wire/deepdive.wire';
import { rowReader } from '../wire/rows';
import { topicSourcesReader } from '../wire/topic-sources.wire';
import { topicReader } from '../wire/topic.wire';
import { apiPath, type HttpApi } from './http-api';

const savedReader = rowReader(v.object({ success: v.boolean() }), ['success'], (wire) => wire);

export class HttpTopicCatalogue implements TopicCatalogue {
  constructor(private readonly api: HttpApi) {}

  byId(id: TopicId, cancellation?: Cancellation): Promise<Topic> {
    return this.api.one(apiPath`/api/topics/${id}/`, 'topic', topicReader, cancellation);
  }

  deepdive(id: TopicId, cancellation?: Cancellation): Promise<Deepdive> {
    return this.api.one(apiPath`/api/topics/${id}/deepdive/`, 'deepdive', deepdiveReader, cancellation);
  }

  sources(id: TopicId, cancellation?: Cancellation): Promise<TopicSources> {
    return this.api.one(apiPath`/api/topics/${id}/sources/`, 'sources', topicSourcesReader, cancellation);
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    const path = apiPath`/api/topics/${id}/status/`;
    const { success } = await this.api.post(path, { status_id: status }, 'answer to a status', savedReader);
    // An answer of 200 may still say that nothing was saved.
    if (!success) throw new RequestFailure('refused', `The status of topic ${id} was not saved`);
  }
}
