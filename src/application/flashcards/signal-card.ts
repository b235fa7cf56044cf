import { actionBound, computed, makeObservable, observableRef, when } from 'mobx';
import { flashcardIds, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { SignalRelations } from '../../domain/flashcards/signal-relations';
import type { SowId, TrendId } from '../../domain/shared/entity-id';
import { Resource } from '../shared/resource';
import type { EarlierSignals } from './earlier-signals';
import type { CardActions, CardSources } from './card-sources';
import { figuresAmong, type ReviewFigure } from '../../domain/topic/review-figures';
import type { SignalFigure } from '../../domain/topic/figures';
import type { Signal } from '../../domain/topic/signal';
import { byName } from '../../domain/shared/fold';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';

export type IdentifiedSignal = Signal & { readonly id: string };

/** The tab and the scroll position of a card, restored when the user comes back to it. */
export type CardPosition = Pick<SignalCard<IdentifiedSignal, string>, 'activeTab' | 'scroll'>;

interface Options<Value, Tab> {
  readonly target: FlashcardTarget;
  /** The first one is open at first. */
  readonly tabs: readonly [Tab, ...Tab[]];
  readonly fetch: (cancellation: AbortSignal) => Promise<Value>;
  /** All signals of this kind in the project. */
  readonly peers: Resource<SowId, readonly Value[]>;
}

/** One open flashcard (specification, section 2): what the cards of topics and trends have in common. */
export abstract class SignalCard<Value extends IdentifiedSignal, Tab extends string> {
  readonly signal: Resource<string, Value>;
  activeTab: Tab;
  /** In pixels. Not observable: the view sets it, and reads it when it is mounted. */
  scroll = 0;

  constructor(
    private readonly options: Options<Value, Tab>,
    readonly data: CardSources,
    readonly actions: CardActions,
  ) {
    const { target, tabs, fetch } = options;
    this.activeTab = tabs[0];
    this.signal = new Resource(
      (_id, cancellation) => fetch(cancellation),
      (failure) => data.failures.tell(`Failed to fetch ${target.type}:`, failure, { ...flashcardIds(target) }),
    );
    makeObservable(this, {
      activeTab: observableRef,
      metrics: computed,
      before: computed,
      relations: computed,
      openTab: actionBound,
      resume: actionBound,
    });
  }

  /** The open tab; null: the first one, which no address needs to name. */
  get tabToName(): Tab | null {
    return this.activeTab === this.options.tabs[0] ? null : this.activeTab;
  }

  get target(): FlashcardTarget {
    return this.options.target;
  }

  /** The figures among those of the project's other topics or trends. */
  get metrics(): Readonly<Record<SignalFigure, ReviewFigure>> | null {
    const { value } = this.signal;
    return value && figuresAmong(value, this.options.peers.value ?? []);
  }

  /** It in the previous data; null: it was not there, or that is not known. */
  get before(): Signal | null {
    return this.data.earlier.before(this.target);
  }

  /** It where a comparison ends, unless that is the current data. */
  get later(): ReturnType<EarlierSignals['later']> {
    return this.data.earlier.later(this.target);
  }

  /** What it can be compared with. */
  get others(): readonly Value[] {
    return (this.options.peers.value ?? []).filter(({ id }) => id !== this.target.id);
  }

  /** In which insights and platforms it appears. */
  get relations(): SignalRelations {
    return this.data.relationsOf(this.target);
  }

  /** The data has no such topic or trend. */
  get isGone(): boolean {
    const { state } = this.signal;
    return state.kind === 'failed' && state.failure.kind === 'not-found';
  }

  start(): void {
    const { id } = this.target;
    const known = this.options.peers.value?.find((peer) => peer.id === id);
    void (known === undefined ? this.signal.load(id) : this.signal.revalidate(id, known));
    this.data.loadRelations();
    void this.data.earlier.loadBefore();
  }

  openTab(tab: Tab): void {
    if (tab === this.activeTab) return;
    this.showTab(tab);
    this.actions.recordTab(this.target, tab);
  }

  /** Restores where the user was when they left the card, or opens the tab that the address names. */
  resume({ activeTab, scroll }: { readonly activeTab: string; readonly scroll: number }): void {
    this.showTab(this.options.tabs.find((tab) => tab === activeTab) ?? this.activeTab);
    this.scroll = scroll;
  }

  /** Cancels the requests. The values stay: the panel still shows them while it slides away. */
  dispose(): void {
    this.signal.cancel();
  }

  protected showTab(tab: Tab): void {
    this.activeTab = tab;
  }
}

export const TREND_CARD_TABS = ['Related Topics', 'Metrics'] as const;
type TrendCardTab = (typeof TREND_CARD_TABS)[number];

/** One open trend flashcard. */
export class TrendCard extends SignalCard<Trend, TrendCardTab> {
  readonly type = 'trend';
  readonly topics: Resource<TrendId, readonly Topic[]>;

  constructor(
    readonly id: TrendId,
    data: CardSources,
    actions: CardActions,
  ) {
    const { catalogue, signals, failures } = data;
    const fetch = (cancellation: AbortSignal): Promise<Trend> => catalogue.trend(id, cancellation);
    super({ target: { type: 'trend', id }, tabs: TREND_CARD_TABS, fetch, peers: signals.trends }, data, actions);
    this.topics = new Resource(
      // In the order of the rows that start() shows: the list must not be reordered when the answer comes.
      async (key, cancellation) => {
        const ask = () => catalogue.topicsOfTrend(key, cancellation);
        return byName(await actions.statuses.fetch(ask, (shown) => signals.topicById.get(shown)));
      },
      // A trend that is gone has no topics either, and its card says so.
      (failure) =>
        when(
          () => this.signal.state.kind !== 'loading',
          () => failures.policy[this.isGone ? 'log' : 'handle']('Failed to fetch topics:', failure),
        ),
    );
  }

  /** The status as it stands now, picks of this session included. */
  statusOf(topic: Topic): TopicStatus | null {
    return this.actions.statuses.statusOf(topic);
  }

  override start(): void {
    super.start();
    const topics = (this.data.signals.topics.value ?? []).filter((topic) => topic.trend?.id === this.id);
    void (topics.length === 0 ? this.topics.load(this.id) : this.topics.revalidate(this.id, byName(topics)));
  }

  openTopic(topic: Pick<Topic, 'id' | 'name'>): void {
    this.actions.openFlashcard.relatedTopic(topic.id, topic.name);
  }

  override dispose(): void {
    super.dispose();
    this.topics.cancel();
  }
}
