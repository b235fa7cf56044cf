import type { ExperimentId } from '../../domain/shared/entity-id';
import type { ExperimentCatalogue } from '../../application/experiments/experiment-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { EXPERIMENT_REQUIRED, experimentWire } from '../wire/experiment.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export class HttpExperimentCatalogue implements ExperimentCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;

  constructor(http: HttpClient, answers: Answers) {
    this.#http = http;
    this.#answers = answers;
  }

  async addressOf(id: ExperimentId, cancellation?: Cancellation): Promise<string> {
    const answer = await this.#http.get(`/api/experiments/${encodeURIComponent(id)}/`, cancellation);
    return this.#answers.one(answer, 'experiment', experimentWire, EXPERIMENT_REQUIRED).experiment_url;
  }
}
