import type { SourceUse } from '../../domain/topic/source-use';
import type { WireDate } from '../../domain/shared/calendar';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic, TopicSources } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicVersion } from '../workspace/catalogues';
import type { RequestFailure } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import type { CardActions, CardSources } from './card-sources';
import { SignalCard } from './signal-card';

/** Those of the specification. */
const TOPIC_CARD_TABS = ['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive'] as const;

/** One open topic flashcard. A new card is made for each topic. */
export class TopicCard extends SignalCard<Topic, string> {
  readonly type = 'topic';
  readonly deepdive: Resource<TopicId, Deepdive>;
  readonly sources: Resource<TopicId, TopicSources>;
  /** The topic in every load of the data, the newest first; empty where that is not known. */
  readonly history: Resource<SowId, readonly TopicVersion[]>;
  /** How the sources of the project are used; what it says is left out where it is not known. */
  readonly sourceUse: Resource<SowId, SourceUse | null>;

  constructor(
    readonly id: TopicId,
    data: CardSources,
    actions: CardActions,
  ) {
    const { catalogue, signals, failures } = data;
    const fetch = async (cancellation: AbortSignal): Promise<Topic> => {
      const ask = async () => [await catalogue.topic(id, cancellation)] as const;
      return (await actions.statuses.fetch(ask, (shown) => signals.topicById.get(shown)))[0];
    };
    const [first, ...others] = TOPIC_CARD_TABS;
    const tabs = [first, ...others, ...actions.furtherTabs.map(({ name }) => name)] as const;
    super({ target: { type: 'topic', id }, tabs, fetch, peers: signals.topics }, data, actions);
    const failed = (failure: RequestFailure): void => failures.policy.handle('Failed to fetch data:', failure);
    this.deepdive = new Resource((key, cancellation) => catalogue.deepdive(key, cancellation), failed);
    this.sources = new Resource((key, cancellation) => catalogue.sources(key, cancellation), failed);
    this.history = new Resource(
      async (sow) => (await catalogue.history?.(sow, id)) ?? [],
      (failure) => failures.policy.log('Failed to fetch data:', failure),
    );
    this.sourceUse = new Resource(
      async (sow) => (await catalogue.sourceUse?.(sow)) ?? null,
      () => {},
    );
  }

  /** Of a topic that the data no longer has: how it was last, and the date of the first data without it. null: not known. */
  get lastVersion(): { readonly topic: Topic; readonly date: WireDate; readonly goneSince: WireDate } | null {
    const versions = this.isGone ? (this.history.value ?? []) : [];
    const at = versions.findIndex(({ topic }) => topic !== null);
    const { topic = null, date = null } = versions[at] ?? {};
    return topic === null ? null : { topic, date, goneSince: versions[at - 1]?.date ?? null };
  }

  override start(): void {
    super.start();
    if (this.data.sow !== null) void this.history.load(this.data.sow);
  }

  /** The tabs that it has at this moment. */
  get tabs(): readonly string[] {
    return [...TOPIC_CARD_TABS, ...this.actions.furtherTabs.filter((tab) => tab.isOffered()).map(({ name }) => name)];
  }

  /** null: not here yet, or not trackable and so without a picker. */
  get status(): TopicStatus | null {
    const topic = this.signal.value;
    return topic && this.actions.statuses.statusOf(topic);
  }

  /** The status before the last pick of this session. */
  get previousStatus(): TopicStatus | null {
    return this.actions.statuses.previous.get(this.id) ?? null;
  }

  get isSavingStatus(): boolean {
    return this.actions.statuses.saving.has(this.id);
  }

  /** Why the pick is not saved yet; null: it is saved, or being saved. */
  get statusWaitsFor(): 'connection' | 'storage' | null {
    const { waiting, refused } = this.actions.statuses;
    if (waiting.has(this.id)) return 'connection';
    return refused.has(this.id) ? 'storage' : null;
  }

  readonly pickStatus = (status: TopicStatus): void => {
    const topic = this.signal.value;
    if (topic !== null) void this.actions.pickStatus.pick(topic, status);
  };

  /** The trend in the breadcrumb: its card replaces this one. */
  readonly openTrend = (): void => {
    const trend = this.signal.value?.trend;
    if (trend) this.actions.openFlashcard.relatedTrend(trend.id, trend.name);
  };

  /** A period of the topic evolution. */
  readonly periodOpened = (label: string): void => this.actions.recordTab(this.target, label);

  /** 'Read' on a source. */
  readonly sourceOpened = (url: string): void => this.actions.recordSource(this.target, url);

  override dispose(): void {
    for (const resource of [this.signal, this.deepdive, this.sources, this.sourceUse, this.history]) resource.cancel();
  }

  /** Loads what a tab shows, when it is opened or printed and not before. */
  loadTab(tab: string): void {
    if (tab === 'Deepdive') void this.deepdive.load(this.id);
    if (tab !== 'Sources') return;
    void this.sources.load(this.id);
    if (this.data.sow !== null) void this.sourceUse.load(this.data.sow);
  }

  protected override showTab(tab: string): void {
    super.showTab(tab);
    this.loadTab(tab);
  }
}
