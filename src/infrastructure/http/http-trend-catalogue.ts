import type { TrendId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { TrendCatalogue } from '../../application/flashcards/trend-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { topicReader } from '../wire/topic.wire';
import { trendReader } from '../wire/trend.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpTrendCatalogue implements TrendCatalogue {
  constructor(private readonly api: HttpApi) {}

  byId(id: TrendId, cancellation?: Cancellation): Promise<Trend> {
    return this.api.one(apiPath`/api/trends/${id}/`, 'trend', trendReader, cancellation);
  }

  topicsOf(id: TrendId, cancellation?: Cancellation): Promise<readonly Topic[]> {
    return this.api.distinctList(apiPath`/api/trends/${id}/topics/`, 'topics', topicReader, cancellation);
  }
}
