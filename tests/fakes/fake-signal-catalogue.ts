import type { SowId } from '../../src/domain/shared/entity-id';
import type { Topic } from '../../src/domain/topic/topic';
import type { Trend } from '../../src/domain/trend/trend';
import type { VersionName } from '../../src/domain/explore/version';
import type { SignalCatalogue, SignalRows } from '../../src/application/workspace/signal-catalogue';
import { Answering } from './answering';

/** The same topics and trends for every project, unless the test says otherwise. */
export class FakeSignalCatalogue implements SignalCatalogue {
  readonly answers = new Answering<'topics' | 'trends' | 'ofVersion'>();
  readonly topicsOfSow = new Map<SowId, readonly Topic[]>();
  readonly trendsOfSow = new Map<SowId, readonly Trend[]>();
  readonly versions = new Map<VersionName, SignalRows>();
  everyTopic: readonly Topic[] = [];
  everyTrend: readonly Trend[] = [];

  async topics(sow: SowId): Promise<readonly Topic[]> {
    await this.answers.asked('topics');
    return this.topicsOfSow.get(sow) ?? this.everyTopic;
  }

  async trends(sow: SowId): Promise<readonly Trend[]> {
    await this.answers.asked('trends');
    return this.trendsOfSow.get(sow) ?? this.everyTrend;
  }

  async ofVersion(_sow: SowId, version: VersionName): Promise<SignalRows> {
    await this.answers.asked('ofVersion');
    return this.versions.get(version) ?? { topics: [], trends: [] };
  }
}
