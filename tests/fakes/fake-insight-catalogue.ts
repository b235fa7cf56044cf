import type { Insight } from '../../src/domain/workspace/insight';
import type { SowId } from '../../src/domain/shared/entity-id';
import { Answering } from './answering';

/** The same insights for every project, unless the test says otherwise. */
export class FakeInsightCatalogue {
  readonly answers = new Answering<'ofSow'>();
  readonly insightsOfSow = new Map<SowId, readonly Insight[]>();
  everyInsight: readonly Insight[] = [];

  async ofSow(sow: SowId): Promise<readonly Insight[]> {
    await this.answers.asked('ofSow');
    return this.insightsOfSow.get(sow) ?? this.everyInsight;
  }
}
