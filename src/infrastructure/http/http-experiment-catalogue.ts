import type { ExperimentId } from '../../domain/shared/entity-id';
import type { ExperimentCatalogue } from '../../application/experiments/experiment-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { experimentReader } from '../wire/experiment.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpExperimentCatalogue implements ExperimentCatalogue {
  constructor(private readonly api: HttpApi) {}

  addressOf(id: ExperimentId, cancellation?: Cancellation): Promise<string> {
    return this.api.one(apiPath`/api/experiments/${id}/`, 'experiment', experimentReader, cancellation);
  }
}
