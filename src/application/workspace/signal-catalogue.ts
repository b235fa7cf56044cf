import type { SowId } from '../../domain/shared/entity-id';
import type { VersionName } from '../../domain/explore/version';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** All topics and trends of a project, sorted by name. Rejects with a RequestFailure. */
export interface SignalCatalogue {
  topics(sow: SowId, cancellation?: Cancellation): Promise<readonly Topic[]>;
  trends(sow: SowId, cancellation?: Cancellation): Promise<readonly Trend[]>;
  /** The rows of another load of the data, for the charts; empty where this source has none. */
  ofVersion(sow: SowId, version: VersionName, cancellation?: Cancellation): Promise<SignalRows>;
}
export const SignalCatalogue = token<SignalCatalogue>('SignalCatalogue');

export interface SignalRows {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
}
