import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** The opportunity platforms of a project. Rejects with a RequestFailure. */
export interface PlatformCatalogue {
  ofSow(sow: SowId, cancellation?: Cancellation): Promise<readonly Platform[]>;
}
export const PlatformCatalogue = token<PlatformCatalogue>('PlatformCatalogue');
