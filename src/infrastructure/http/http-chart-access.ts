import type { ChartFilter } from '../../domain/explore/chart-filter';
import type { SowId } from '../../domain/shared/entity-id';
import type { ChartAccess, DashboardGrant } from '../../application/explore/chart-access';
import type { SessionStore } from '../../application/session/session.store';
import type { Cancellation } from '../../application/shared/cancellation';
import { grantReader } from '../wire/grant.wire';
import { toWireUser } from '../wire/user.wire';
import type { HttpApi } from './http-api';

export class HttpChartAccess implements ChartAccess {
  constructor(
    private readonly api: HttpApi,
    private readonly session: SessionStore,
  ) {}

  async grant(
    sow: SowId,
    dashboardId: string,
    filters: readonly ChartFilter[],
    cancellation?: Cancellation,
  ): Promise<DashboardGrant> {
    const user = toWireUser(this.session.requireMember());
    const body = { sow_id: sow, dashboard_id: dashboardId, user, filter: filters.map(toWireFilter) };
    return this.api.post('/api/luzmo/auth/', body, 'grant', grantReader, cancellation);
  }
}

function toWireFilter({ securableId, columnId, ...filter }: ChartFilter) {
  return { ...filter, securable_id: securableId, column_id: columnId };
}
