import type { TrendId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { TrendCatalogue } from '../../application/flashcards/trend-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import type { ResolveAsset } from '../wire/asset-urls';
import { TOPIC_REQUIRED, topicWire, toTopic } from '../wire/topic.wire';
import { toTrend, TREND_REQUIRED, trendWire } from '../wire/trend.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export class HttpTrendCatalogue implements TrendCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async byId(id: TrendId, cancellation?: Cancellation): Promise<Trend> {
    const answer = await this.#http.get(`/api/trends/${encodeURIComponent(id)}/`, cancellation);
    return toTrend(this.#answers.one(answer, 'trend', trendWire, TREND_REQUIRED), this.#resolve);
  }

  async topicsOf(id: TrendId, cancellation?: Cancellation): Promise<readonly Topic[]> {
    const answer = await this.#http.get(`/api/trends/${encodeURIComponent(id)}/topics/`, cancellation);
    const rows = this.#answers.list(answer, 'topics', topicWire, TOPIC_REQUIRED);
    return this.#answers.distinct(
      rows.map((row) => toTopic(row, this.#resolve)),
      'topics',
    );
  }
}
