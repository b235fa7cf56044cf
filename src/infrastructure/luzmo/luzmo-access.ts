import * as v from 'valibot';
import type { ChartFilter } from '../../domain/filters/chart-filter';
import type { Member } from '../../domain/session/user';
import type { SowId } from '../../domain/shared/entity-id';
import type { HttpApi } from '../http/http-api';
import { requiredText } from '../wire/fields';
import { rowReader } from '../wire/rows';
import { toWireUser } from '../wire/user.wire';
import { key, optionalKey, webAddress } from '../wire/config-keys';

/** Authorises the service to show one dashboard with these filters to this user (specification, section 3). */
export interface DashboardGrant {
  readonly authKey: string;
  readonly authToken: string;
}

/** Options of the chat, with the keys of its service. */
export type ChatOptions = Readonly<Record<string, unknown>>;

export const grantReader = rowReader(
  v.object({ authKey: requiredText, authToken: requiredText }),
  ['authKey', 'authToken'],
  (wire): DashboardGrant => wire,
);
const optionsReader = rowReader(v.looseObject({}), [], (options): ChatOptions => options);

/** Requests the grants and options of the external service from the API. Rejects with a RequestFailure. */
export class LuzmoAccess {
  constructor(
    private readonly api: HttpApi,
    /** @throws RequestFailure 'refused' when no user with an organisation is signed in */
    private readonly member: () => Member,
  ) {}

  async chartGrant(
    sow: SowId,
    dashboardId: string,
    filters: readonly ChartFilter[],
    cancellation?: AbortSignal,
  ): Promise<DashboardGrant> {
    const user = toWireUser(this.member());
    const body = { sow_id: sow, dashboard_id: dashboardId, user, filter: filters.map(toWireFilter) };
    return this.api.post('/api/luzmo/auth/', body, 'grant', grantReader, { cancellation });
  }

  async chatGrant(sow: SowId, cancellation?: AbortSignal): Promise<DashboardGrant> {
    const body = { sow_id: sow, user: toWireUser(this.member()), filter: [] };
    return this.api.post('/api/luzmo_iq/auth/', body, 'grant', grantReader, { cancellation });
  }

  chatOptions(cancellation?: AbortSignal): Promise<ChatOptions> {
    return this.api.one('/api/rene/', 'chat options', optionsReader, cancellation);
  }
}

function toWireFilter({ securableId, columnId, ...filter }: ChartFilter) {
  return { ...filter, securable_id: securableId, column_id: columnId };
}

const dashboard = v.object({
  dashboardId: key(),
  chartId: optionalKey,
  secondaryChartId: optionalKey,
  datasetId: optionalKey,
  secondaryDatasetId: optionalKey,
  columns: v.object({
    status: optionalKey,
    version: optionalKey,
    topic: optionalKey,
    trend: optionalKey,
    topicQuadrant: optionalKey,
    trendQuadrant: optionalKey,
  }),
});

/** The external chart service in `/config.json` (docs/configuration.md). */
export const luzmoAnalytics = v.object({
  provider: v.literal('luzmo'),
  appServer: webAddress,
  apiHost: webAddress,
  aydHost: webAddress,
  dashboards: v.object({
    trendMap: dashboard,
    opportunityMap: dashboard,
    trendList: dashboard,
    drivers: dashboard,
    impactingDrivers: dashboard,
  }),
});

export type LuzmoConfig = v.InferOutput<typeof luzmoAnalytics>;
