import type { Cancellation } from '../../application/shared/cancellation';
import type { About, ProjectCatalogue } from '../../application/workspace/project-catalogue';
import type { Insight } from '../../domain/foresight/insight';
import type { Platform } from '../../domain/platforms/platform';
import type { ExperimentId, SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/shift';
import { experimentReader } from '../wire/experiment.wire';
import { insightReader } from '../wire/insight.wire';
import { platformReader } from '../wire/platform.wire';
import { shiftReader } from '../wire/shift.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpProjectCatalogue implements ProjectCatalogue {
  constructor(private readonly api: HttpApi) {}

  shifts(sow: SowId, cancellation?: Cancellation): Promise<readonly Shift[]> {
    return this.api.list(apiPath`/api/sows/${sow}/shifts/`, 'shifts', shiftReader, cancellation);
  }

  platforms(sow: SowId, cancellation?: Cancellation): Promise<readonly Platform[]> {
    return this.api.list(apiPath`/api/sows/${sow}/opportunities/`, 'opportunities', platformReader, cancellation);
  }

  insights(sow: SowId, cancellation?: Cancellation): Promise<readonly Insight[]> {
    return this.api.list(apiPath`/api/foresight/${sow}/`, 'insights', insightReader, cancellation);
  }

  experimentAddress(id: ExperimentId, cancellation?: Cancellation): Promise<string> {
    return this.api.one(apiPath`/api/experiments/${id}/`, 'experiment', experimentReader, cancellation);
  }

  /** The API has no call for it. */
  async about(): Promise<About | null> {
    return null;
  }
}
