import type { Insight } from '../../domain/foresight/insight';
import type { SowId } from '../../domain/shared/entity-id';
import type { InsightCatalogue } from '../../application/foresight/insight-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import type { ResolveAsset } from '../wire/asset-urls';
import { INSIGHT_REQUIRED, insightWire, toInsight } from '../wire/foresight.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export class HttpInsightCatalogue implements InsightCatalogue {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #resolve: ResolveAsset;

  constructor(http: HttpClient, answers: Answers, resolve: ResolveAsset) {
    this.#http = http;
    this.#answers = answers;
    this.#resolve = resolve;
  }

  async ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Insight[]> {
    const answer = await this.#http.get(`/api/foresight/${encodeURIComponent(sow)}/`, cancellation);
    const rows = this.#answers.list(answer, 'insights', insightWire, INSIGHT_REQUIRED);
    return rows.map((row) => toInsight(row, this.#resolve, this.#answers.reporter('parts of an insight')));
  }
}
