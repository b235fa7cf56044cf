import type { SowId } from '../../domain/shared/entity-id';
import type { DashboardGrant } from '../explore/chart-access';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** How the external chat shall look and behave; its keys are the service's own. */
export type AssistantOptions = Readonly<Record<string, unknown>>;

/** Asks for what the external chat needs. Rejects with a RequestFailure. */
export interface AssistantAccess {
  options(cancellation?: Cancellation): Promise<AssistantOptions>;
  grant(sow: SowId, cancellation?: Cancellation): Promise<DashboardGrant>;
}
export const AssistantAccess = token<AssistantAccess>('AssistantAccess');
