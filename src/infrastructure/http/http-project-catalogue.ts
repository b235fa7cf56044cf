import type { About, ProjectCatalogue, SowCatalogue } from '../../application/workspace/catalogues';
import type { Insight } from '../../domain/workspace/insight';
import type { Platform } from '../../domain/workspace/platform-facts';
import type { ExperimentId, SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/carousel-item';
import { experimentReader, platformReader, shiftReader } from '../wire/catalogue.wire';
import { insightReader } from '../wire/insight.wire';
import { apiPath, type HttpApi } from './http-api';
import type { SowVersion } from '../../domain/workspace/explore-tab';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import { settingsReader, sowReader, sowSummaryReader, versionReader } from '../wire/sow.wire';

export class HttpProjectCatalogue implements ProjectCatalogue {
  constructor(private readonly api: HttpApi) {}

  shifts(sow: SowId, cancellation?: AbortSignal): Promise<readonly Shift[]> {
    return this.api.list(apiPath`/api/sows/${sow}/shifts/`, 'shifts', shiftReader, cancellation);
  }

  platforms(sow: SowId, cancellation?: AbortSignal): Promise<readonly Platform[]> {
    return this.api.list(apiPath`/api/sows/${sow}/opportunities/`, 'opportunities', platformReader, cancellation);
  }

  insights(sow: SowId, cancellation?: AbortSignal): Promise<readonly Insight[]> {
    return this.api.list(apiPath`/api/foresight/${sow}/`, 'insights', insightReader, cancellation);
  }

  experimentAddress(id: ExperimentId, cancellation?: AbortSignal): Promise<string> {
    return this.api.one(apiPath`/api/experiments/${id}/`, 'experiment', experimentReader, cancellation);
  }

  /** The API has no call for it. */
  async about(): Promise<About | null> {
    return null;
  }
}

export class HttpSowCatalogue implements SowCatalogue {
  constructor(private readonly api: HttpApi) {}

  list(cancellation?: AbortSignal): Promise<readonly SowSummary[]> {
    return this.api.distinctList('/api/sows/', 'sows', sowSummaryReader, cancellation);
  }

  byId(id: SowId, cancellation?: AbortSignal): Promise<Sow> {
    return this.api.one(apiPath`/api/sows/${id}/`, 'sow', sowReader, cancellation);
  }

  settings(id: SowId, cancellation?: AbortSignal): Promise<WorkspaceSettings> {
    return this.api.one(apiPath`/api/permissions/${id}/`, 'permissions', settingsReader, cancellation);
  }

  versions(id: SowId, cancellation?: AbortSignal): Promise<readonly SowVersion[]> {
    return this.api.list(apiPath`/api/sows/${id}/versions`, 'versions', versionReader, cancellation);
  }
}
