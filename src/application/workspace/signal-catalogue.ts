import type { SourceUse } from '../../domain/evidence/source-use';
import type { VersionName } from '../../domain/explore/version';
import type { SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** Topics and trends: all of a project, sorted by name, or one with its details. Rejects with a RequestFailure. */
export interface SignalCatalogue {
  topics(sow: SowId, cancellation?: Cancellation): Promise<readonly Topic[]>;
  trends(sow: SowId, cancellation?: Cancellation): Promise<readonly Trend[]>;
  /** false: ofVersion has no rows of the previous data for any project. */
  readonly hasPrevious: boolean;
  /** The rows of another load of the data, for the charts; empty where this source has none. */
  ofVersion(sow: SowId, version: VersionName, cancellation?: Cancellation): Promise<SignalRows>;
  topic(id: TopicId, cancellation?: Cancellation): Promise<Topic>;
  /** Empty parts where a topic has no deepdive; that is no failure. */
  deepdive(id: TopicId, cancellation?: Cancellation): Promise<Deepdive>;
  sources(id: TopicId, cancellation?: Cancellation): Promise<TopicSources>;
  /** Counts the sources of a project; absent where each topic's would be a request of its own. */
  sourceUse?(sow: SowId): Promise<SourceUse>;
  saveStatus(id: TopicId, status: TopicStatus): Promise<void>;
  trend(id: TrendId, cancellation?: Cancellation): Promise<Trend>;
  topicsOfTrend(id: TrendId, cancellation?: Cancellation): Promise<readonly Topic[]>;
}
export const SignalCatalogue = token<SignalCatalogue>('SignalCatalogue');

export interface SignalRows {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
}
