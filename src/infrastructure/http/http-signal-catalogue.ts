import { CURRENT_DATA, type VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { Cancellation } from '../../application/shared/cancellation';
import type { SignalCatalogue, SignalRows } from '../../application/workspace/signal-catalogue';
import type { ResolveAsset } from '../wire/asset-urls';
import { TOPIC_REQUIRED, topicWire, toTopic } from '../wire/topic.wire';
import { toTrend, TREND_REQUIRED, trendWire } from '../wire/trend.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

const SORTED = '?sort=name&order=asc';

export class HttpSignalCatalogue implements SignalCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async topics(sow: SowId, cancellation?: Cancellation): Promise<readonly Topic[]> {
    const answer = await this.#http.get(`/api/sows/${encodeURIComponent(sow)}/topics/${SORTED}`, cancellation);
    const rows = this.#answers.list(answer, 'topics', topicWire, TOPIC_REQUIRED);
    const topics = rows.map((row) => toTopic(row, this.#resolve));
    return this.#answers.distinct(topics, 'topics');
  }

  async trends(sow: SowId, cancellation?: Cancellation): Promise<readonly Trend[]> {
    const answer = await this.#http.get(`/api/sows/${encodeURIComponent(sow)}/trends/${SORTED}`, cancellation);
    const rows = this.#answers.list(answer, 'trends', trendWire, TREND_REQUIRED);
    const trends = rows.map((row) => toTrend(row, this.#resolve));
    return this.#answers.distinct(trends, 'trends');
  }

  /** The API has no call for the rows of an older version: only the chart service holds them. */
  async ofVersion(sow: SowId, version: VersionName, cancellation?: Cancellation): Promise<SignalRows> {
    if (version !== CURRENT_DATA) return { topics: [], trends: [] };
    const [topics, trends] = await Promise.all([this.topics(sow, cancellation), this.trends(sow, cancellation)]);
    return { topics, trends };
  }
}
