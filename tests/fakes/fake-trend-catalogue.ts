import type { TrendId } from '../../src/domain/shared/entity-id';
import type { Topic } from '../../src/domain/topic/topic';
import type { Trend } from '../../src/domain/trend/trend';
import { RequestFailure } from '../../src/application/shared/request-failure';
import { Answering } from './answering';

export class FakeTrendCatalogue {
  readonly answers = new Answering<'byId' | 'topicsOf'>();
  readonly trends = new Map<TrendId, Trend>();
  readonly topics = new Map<TrendId, readonly Topic[]>();

  constructor(
    private readonly withSaved: (topics: readonly Topic[]) => readonly Topic[] = (topics: readonly Topic[]) => topics,
  ) {}

  add(trend: Trend, topics: readonly Topic[] = []): void {
    this.trends.set(trend.id, trend);
    this.topics.set(trend.id, topics);
  }

  async byId(id: TrendId): Promise<Trend> {
    await this.answers.asked('byId');
    const trend = this.trends.get(id);
    if (trend === undefined) throw new RequestFailure('not-found', `No trend ${id}`);
    return trend;
  }

  async topicsOf(id: TrendId): Promise<readonly Topic[]> {
    await this.answers.asked('topicsOf');
    return this.withSaved(this.topics.get(id) ?? []);
  }
}
