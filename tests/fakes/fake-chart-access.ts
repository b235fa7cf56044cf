import type { ChartAccess, DashboardGrant } from '../../src/application/explore/chart-access';
import type { RequestFailure } from '../../src/application/shared/request-failure';
import type { ChartFilter } from '../../src/domain/explore/chart-filter';
import type { Deferred } from './deferred';

/** Numbers its grants, and answers when the test says so or at once. */
export class FakeChartAccess implements ChartAccess {
  readonly asked: (readonly ChartFilter[])[] = [];
  gate: Deferred | null = null;
  failure: RequestFailure | null = null;

  async grant(_sow: unknown, _dashboard: string, filters: readonly ChartFilter[]): Promise<DashboardGrant> {
    const number = this.asked.push(filters);
    await this.gate?.promise;
    if (this.failure !== null) throw this.failure;
    return { authKey: 'key', authToken: `grant ${number}` };
  }
}
