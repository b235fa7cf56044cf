import type { SowVersion } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import type { Cancellation } from '../../application/shared/cancellation';
import type { SowCatalogue } from '../../application/workspace/sow-catalogue';
import { settingsReader, sowReader, sowSummaryReader, versionReader } from '../wire/sow.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpSowCatalogue implements SowCatalogue {
  constructor(private readonly api: HttpApi) {}

  list(cancellation?: Cancellation): Promise<readonly SowSummary[]> {
    return this.api.distinctList('/api/sows/', 'sows', sowSummaryReader, cancellation);
  }

  byId(id: SowId, cancellation?: Cancellation): Promise<Sow> {
    return this.api.one(apiPath`/api/sows/${id}/`, 'sow', sowReader, cancellation);
  }

  settings(id: SowId, cancellation?: Cancellation): Promise<WorkspaceSettings> {
    return this.api.one(apiPath`/api/permissions/${id}/`, 'permissions', settingsReader, cancellation);
  }

  versions(id: SowId, cancellation?: Cancellation): Promise<readonly SowVersion[]> {
    return this.api.list(apiPath`/api/sows/${id}/versions`, 'versions', versionReader, cancellation);
  }
}
