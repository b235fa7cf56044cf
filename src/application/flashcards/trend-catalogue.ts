import type { TrendId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** One trend and its topics. Rejects with a RequestFailure. */
export interface TrendCatalogue {
  byId(id: TrendId, cancellation?: Cancellation): Promise<Trend>;
  topicsOf(id: TrendId, cancellation?: Cancellation): Promise<readonly Topic[]>;
}
export const TrendCatalogue = token<TrendCatalogue>('TrendCatalogue');
