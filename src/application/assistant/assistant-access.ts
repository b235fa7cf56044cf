import type { SowId } from '../../domain/shared/entity-id';
import type { DashboardGrant } from '../explore/chart-access';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** Options of the external chat, with the keys of its service. */
export type AssistantOptions = Readonly<Record<string, unknown>>;

/** Requests the options and grants of the external chat. Rejects with a RequestFailure. */
export interface AssistantAccess {
  options(cancellation?: Cancellation): Promise<AssistantOptions>;
  grant(sow: SowId, cancellation?: Cancellation): Promise<DashboardGrant>;
}
export const AssistantAccess = token<AssistantAccess>('AssistantAccess');
