import type { DashboardGrant, LuzmoAccess } from '../../src/infrastructure/luzmo/luzmo-access';
import type { RequestFailure } from '../../src/application/shared/request-failure';
import type { ChartFilter } from '../../src/domain/filters/chart-filter';
import type { Deferred } from './deferred';

/** Numbers its grants, and answers when the test says so or at once. */
export class FakeChartAccess implements Pick<LuzmoAccess, 'chartGrant'> {
  readonly asked: (readonly ChartFilter[])[] = [];
  gate: Deferred | null = null;
  failure: RequestFailure | null = null;

  async chartGrant(_sow: unknown, _dashboard: string, filters: readonly ChartFilter[]): Promise<DashboardGrant> {
    const number = this.asked.push(filters);
    await this.gate?.promise;
    if (this.failure !== null) throw this.failure;
    return { authKey: 'key', authToken: `grant ${number}` };
  }
}
