import type { ChartFilter } from '../../domain/explore/chart-filter';
import type { SowId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** Authorises the external service to show one dashboard with these filters to this user. */
export interface DashboardGrant {
  readonly authKey: string;
  readonly authToken: string;
}

/** Requests grants. Rejects with a RequestFailure. */
export interface ChartAccess {
  grant(
    sow: SowId,
    dashboardId: string,
    filters: readonly ChartFilter[],
    cancellation?: Cancellation,
  ): Promise<DashboardGrant>;
}
export const ChartAccess = token<ChartAccess>('ChartAccess');
