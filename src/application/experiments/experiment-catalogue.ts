import type { ExperimentId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** The addresses of experiments. Rejects with a RequestFailure. */
export interface ExperimentCatalogue {
  /** The unchecked address; see experimentAddress. */
  addressOf(id: ExperimentId, cancellation?: Cancellation): Promise<string>;
}
export const ExperimentCatalogue = token<ExperimentCatalogue>('ExperimentCatalogue');
