import * as v from 'valibot';
import type { ChartFilter } from '../../domain/explore/chart-filter';
import type { SowId } from '../../domain/shared/entity-id';
import type { ChartAccess, DashboardGrant } from '../../application/explore/chart-access';
import type { SessionStore } from '../../application/session/session.store';
import type { Cancellation } from '../../application/shared/cancellation';
import { RequestFailure } from '../../application/shared/request-failure';
import { requiredText } from '../wire/fields';
import { fromUser } from '../wire/user.wire';
import type { Answers } from './answers';
import type { HttpClient } from './http-client';

export const grantWire = v.object({ authKey: requiredText, authToken: requiredText });

export class HttpChartAccess implements ChartAccess {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #session: SessionStore;

  constructor(http: HttpClient, answers: Answers, session: SessionStore) {
    this.#http = http;
    this.#answers = answers;
    this.#session = session;
  }

  async grant(
    sow: SowId,
    dashboardId: string,
    filters: readonly ChartFilter[],
    cancellation?: Cancellation,
  ): Promise<DashboardGrant> {
    const { member } = this.#session;
    if (member === null) throw new RequestFailure('refused', 'Nobody with an organisation is signed in');
    const body = { sow_id: sow, dashboard_id: dashboardId, user: fromUser(member), filter: filters.map(toWire) };
    const answer = await this.#http.post('/api/luzmo/auth/', body, cancellation);
    return this.#answers.one(answer, 'grant', grantWire, ['authKey', 'authToken']);
  }
}

function toWire({ clause, origin, securableId, columnId, expression, value }: ChartFilter) {
  return { clause, origin, securable_id: securableId, column_id: columnId, expression, value };
}
