import * as v from 'valibot';
import { RequestFailure } from '../../application/shared/request-failure';
import type { SignalCatalogue, SignalRows } from '../../application/workspace/catalogues';
import type { SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic, TopicSources } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';
import { deepdiveReader } from '../wire/deepdive.wire';
import { rowReader } from '../wire/rows';
import { topicSourcesReader, topicReader, trendReader } from '../wire/topic.wire';
import { apiPath, type HttpApi } from './http-api';

const savedReader = rowReader(v.object({ success: v.boolean() }), ['success'], (wire) => wire);

export class HttpSignalCatalogue implements SignalCatalogue {
  readonly hasPrevious = false;
  readonly isOwnStorage = false;

  constructor(private readonly api: HttpApi) {}

  topics(sow: SowId, cancellation?: AbortSignal): Promise<readonly Topic[]> {
    const path = apiPath`/api/sows/${sow}/topics/?sort=name&order=asc`;
    return this.api.distinctList(path, 'topics', topicReader, cancellation);
  }

  trends(sow: SowId, cancellation?: AbortSignal): Promise<readonly Trend[]> {
    const path = apiPath`/api/sows/${sow}/trends/?sort=name&order=asc`;
    return this.api.distinctList(path, 'trends', trendReader, cancellation);
  }

  /** Empty: the API has no call for the rows of older versions, only the external charts hold them. */
  async earlier(): Promise<SignalRows> {
    return { topics: [], trends: [] };
  }

  async later(): Promise<null> {
    return null;
  }

  topic(id: TopicId, cancellation?: AbortSignal): Promise<Topic> {
    return this.api.one(apiPath`/api/topics/${id}/`, 'topic', topicReader, cancellation);
  }

  deepdive(id: TopicId, cancellation?: AbortSignal): Promise<Deepdive> {
    return this.api.one(apiPath`/api/topics/${id}/deepdive/`, 'deepdive', deepdiveReader, cancellation);
  }

  sources(id: TopicId, cancellation?: AbortSignal): Promise<TopicSources> {
    return this.api.one(apiPath`/api/topics/${id}/sources/`, 'sources', topicSourcesReader, cancellation);
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    const path = apiPath`/api/topics/${id}/status/`;
    const { success } = await this.api.post(path, { status_id: status }, 'answer to a status', savedReader, {
      outlivesPage: true,
    });
    // An answer of 200 may still say that nothing was saved.
    if (!success) throw new RequestFailure('refused', `The status of topic ${id} was not saved`);
  }

  trend(id: TrendId, cancellation?: AbortSignal): Promise<Trend> {
    return this.api.one(apiPath`/api/trends/${id}/`, 'trend', trendReader, cancellation);
  }

  topicsOfTrend(id: TrendId, cancellation?: AbortSignal): Promise<readonly Topic[]> {
    return this.api.distinctList(apiPath`/api/trends/${id}/topics/`, 'topics', topicReader, cancellation);
  }
}
