import type { ExperimentId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** Where an experiment's page is. Rejects with a RequestFailure. */
export interface ExperimentCatalogue {
  /** The address as it came: whether it may be framed is the domain's word (experimentAddress). */
  addressOf(id: ExperimentId, cancellation?: Cancellation): Promise<string>;
}
export const ExperimentCatalogue = token<ExperimentCatalogue>('ExperimentCatalogue');
