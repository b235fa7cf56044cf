import { CURRENT_DATA, type VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { Cancellation } from '../../application/shared/cancellation';
import type { SignalCatalogue, SignalRows } from '../../application/workspace/signal-catalogue';
import { topicReader } from '../wire/topic.wire';
import { trendReader } from '../wire/trend.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpSignalCatalogue implements SignalCatalogue {
  constructor(private readonly api: HttpApi) {}

  topics(sow: SowId, cancellation?: Cancellation): Promise<readonly Topic[]> {
    const path = apiPath`/api/sows/${sow}/topics/?sort=name&order=asc`;
    return this.api.distinctList(path, 'topics', topicReader, cancellation);
  }

  trends(sow: SowId, cancellation?: Cancellation): Promise<readonly Trend[]> {
    const path = apiPath`/api/sows/${sow}/trends/?sort=name&order=asc`;
    return this.api.distinctList(path, 'trends', trendReader, cancellation);
  }

  /** Empty for older versions: the API has no call for their rows, only the external charts hold them. */
  async ofVersion(sow: SowId, version: VersionName, cancellation?: Cancellation): Promise<SignalRows> {
    if (version !== CURRENT_DATA) return { topics: [], trends: [] };
    const [topics, trends] = await Promise.all([this.topics(sow, cancellation), this.trends(sow, cancellation)]);
    return { topics, trends };
  }
}
