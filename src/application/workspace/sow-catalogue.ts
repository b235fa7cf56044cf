import type { SowId } from '../../domain/shared/entity-id';
import type { SowVersion } from '../../domain/explore/version';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** The projects of the user's organisation. Rejects with a RequestFailure; 'not-found' for a foreign project too. */
export interface SowCatalogue {
  list(cancellation?: Cancellation): Promise<readonly SowSummary[]>;
  byId(id: SowId, cancellation?: Cancellation): Promise<Sow>;
  settings(id: SowId, cancellation?: Cancellation): Promise<WorkspaceSettings>;
  versions(id: SowId, cancellation?: Cancellation): Promise<readonly SowVersion[]>;
}
export const SowCatalogue = token<SowCatalogue>('SowCatalogue');
