import type { Insight } from '../../domain/foresight/insight';
import type { SowId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** The weekly insights of a project. Rejects with a RequestFailure. */
export interface InsightCatalogue {
  ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Insight[]>;
}
export const InsightCatalogue = token<InsightCatalogue>('InsightCatalogue');
