import type { SowId, TopicId, TrendId } from '../../src/domain/shared/entity-id';
import type { Topic, TopicSources } from '../../src/domain/topic/topic';
import type { Trend } from '../../src/domain/trend/trend';
import { PREVIOUS_DATA } from '../../src/domain/workspace/explore-tab';
import type {
  BroughtDecision,
  DatedRows,
  Evidence,
  SignalCatalogue,
  SignalRows,
} from '../../src/application/workspace/catalogues';
import type { ComparedNames } from '../../src/domain/workspace/compared-version';
import type { Deepdive } from '../../src/domain/topic/deepdive';
import type { TopicStatus } from '../../src/domain/topic/topic-status';
import { Answering } from './answering';
import type { FakeTopicCatalogue } from './fake-topic-catalogue';
import type { FakeTrendCatalogue } from './fake-trend-catalogue';

/** The same topics and trends for every project, unless the test says otherwise. */
export class FakeSignalCatalogue implements SignalCatalogue {
  readonly answers = new Answering<'topics' | 'trends' | 'earlier'>();
  readonly topicsOfSow = new Map<SowId, readonly Topic[]>();
  readonly trendsOfSow = new Map<SowId, readonly Trend[]>();
  /** The earlier data by their names; by 'Previous Data' the newest. */
  readonly versions = new Map<string, SignalRows>();
  everyTopic: readonly Topic[] = [];
  everyTrend: readonly Trend[] = [];
  hasPrevious = true;
  isOwnStorage = false;
  /** The statuses of the data; absent: a service stores all. */
  brought?: (sow: SowId) => Promise<ReadonlyMap<TopicId, TopicStatus>>;
  /** The decisions that came with the data; absent: none can. */
  broughtDecisions?: (sow: SowId) => Promise<readonly BroughtDecision[]>;
  /** Start-ups and sources; absent: each topic's are a request. */
  evidence?: (sow: SowId) => Promise<Evidence>;
  /** What statuses go by; absent: a service stores them. */
  workspaceKey?: (sow: SowId) => Promise<string>;

  constructor(
    private readonly ofTopic: FakeTopicCatalogue,
    private readonly ofTrend: FakeTrendCatalogue,
  ) {}

  async topics(sow: SowId): Promise<readonly Topic[]> {
    await this.answers.asked('topics');
    return this.ofTopic.withSaved(this.topicsOfSow.get(sow) ?? this.everyTopic);
  }

  async trends(sow: SowId): Promise<readonly Trend[]> {
    await this.answers.asked('trends');
    return this.trendsOfSow.get(sow) ?? this.everyTrend;
  }

  async later(_sow: SowId, { until }: ComparedNames): Promise<DatedRows | null> {
    await this.answers.asked('earlier');
    const rows = until === null ? undefined : this.versions.get(until);
    return rows === undefined || until === null ? null : { ...rows, date: until };
  }

  async earlier(_sow: SowId, { since }: ComparedNames): Promise<SignalRows> {
    await this.answers.asked('earlier');
    return this.versions.get(since ?? PREVIOUS_DATA) ?? { topics: [], trends: [] };
  }

  topic(id: TopicId): Promise<Topic> {
    return this.ofTopic.byId(id);
  }

  deepdive(id: TopicId): Promise<Deepdive> {
    return this.ofTopic.deepdive(id);
  }

  sources(id: TopicId): Promise<TopicSources> {
    return this.ofTopic.sources(id);
  }

  saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    return this.ofTopic.saveStatus(id, status);
  }

  async decided(_sow: SowId): Promise<ReadonlyMap<TopicId, TopicStatus>> {
    return new Map(this.ofTopic.saved.map(({ id, status }) => [id, status]));
  }

  trend(id: TrendId): Promise<Trend> {
    return this.ofTrend.byId(id);
  }

  topicsOfTrend(id: TrendId): Promise<readonly Topic[]> {
    return this.ofTrend.topicsOf(id);
  }
}
