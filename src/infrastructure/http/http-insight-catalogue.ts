import type { Insight } from '../../domain/foresight/insight';
import type { SowId } from '../../domain/shared/entity-id';
import type { InsightCatalogue } from '../../application/foresight/insight-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { insightReader } from '../wire/insight.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpInsightCatalogue implements InsightCatalogue {
  constructor(private readonly api: HttpApi) {}

  ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Insight[]> {
    return this.api.list(apiPath`/api/foresight/${sow}/`, 'insights', insightReader, cancellation);
  }
}
