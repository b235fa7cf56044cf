import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import type { PlatformCatalogue } from '../../application/platforms/platform-catalogue';
import type { Cancellation } from '../../application/shared/cancellation';
import { platformReader } from '../wire/platform.wire';
import { apiPath, type HttpApi } from './http-api';

export class HttpPlatformCatalogue implements PlatformCatalogue {
  constructor(private readonly api: HttpApi) {}

  ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Platform[]> {
    return this.api.list(apiPath`/api/sows/${sow}/opportunities/`, 'opportunities', platformReader, cancellation);
  }
}
