import { makeAutoObservable } from 'mobx';
import { textOfConditions, conditionTextWords, readConditionText } from '../../domain/query/condition-text';
import type { Query } from '../../domain/query/query';
import type { TopicId } from '../../domain/shared/entity-id';
import {
  conditionTest,
  decisionsToConfirm,
  TO_CONFIRM,
  toConfirmWords,
  type ToConfirm,
} from '../../domain/the-year/to-confirm';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { DecidedAgainLog } from '../decisions/decided-together';
import type { DecisionHistory } from '../decisions/decision-history';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ProjectFacts } from '../query/project-facts';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ReviewAddress } from '../worklist/review-address';
import type { DecisionLog } from './decision-log';
import type { StandingDecisions } from './standing-decisions';

/** Which decisions are to be made again, and what confirms them. */
export class ToConfirmViewModel {
  constructor(
    private readonly standing: StandingDecisions,
    private readonly facts: ProjectFacts,
    private readonly log: DecisionLog,
    private readonly statuses: TopicStatusStore,
    private readonly address: ReviewAddress,
    private readonly further: readonly DecidedAgainLog[],
    private readonly history: DecisionHistory,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get all(): readonly ToConfirm[] {
    return decisionsToConfirm(this.standing.all, conditionTest(this.facts.picked));
  }

  get isReady(): boolean {
    return this.log.isLoaded;
  }

  /** The storage is being read: what is to be confirmed may become more. */
  get isReading(): boolean {
    return this.log.reading > 0 && !this.isReady;
  }

  /** Those that the queue can show. */
  get ids(): ReadonlySet<TopicId> {
    return new Set(this.all.flatMap(({ id, topic }) => (topic === null ? [] : [id])));
  }

  get gone(): readonly ToConfirm[] {
    return this.all.filter(({ topic }) => topic === null);
  }

  /** null: none is to be confirmed. */
  get words(): string | null {
    return toConfirmWords(this.all);
  }

  /** The review shows them alone. */
  get isOpen(): boolean {
    return this.address.filters.listFilter.includes(TO_CONFIRM);
  }

  readonly open = (): void => this.address.review({ listFilter: [TO_CONFIRM] });
  readonly close = (): void => this.address.setFilters({ listFilter: [] });

  standingOn(topic: Topic) {
    return this.standing.byTopic.get(topic.id) ?? null;
  }

  whyOf({ id }: Topic): ToConfirm['why'] | null {
    return this.all.find((each) => each.id === id)?.why ?? null;
  }

  readonly confirm = (topic: Topic): void => {
    const status = this.statuses.statusOf(topic);
    if (status === null || this.standingOn(topic) === null) return;
    const takeBack = this.log.confirm(topic, status);
    for (const log of this.further) log.decideAgain(topic);
    this.history.recordKept(topic, status, {
      words: `stays ${topicStatusName(status)}, decided again`,
      undoneWords: 'is to be confirmed again',
      takeBack: () => {
        takeBack();
        for (const log of this.further) log.takeBack(topic);
      },
    });
  };

  /** What is gone is not asked again. */
  readonly confirmGone = ({ id: topicId, name, decision: { status } }: ToConfirm): void => {
    const takeBack = this.log.confirm({ topicId, name }, status);
    this.history.recordKept({ id: topicId, name, status }, status, {
      words: 'is noted as gone from the data',
      undoneWords: 'is to be noted again',
      takeBack,
    });
  };

  /** When the decision on a topic is to be made again; null: no condition is set. */
  conditionOf(topic: Topic): Query | null {
    return readConditionText(this.standingOn(topic)?.decision.condition ?? null);
  }

  /** 'growth under 5 %'; null: no condition is set. */
  conditionWords(topic: Topic): string | null {
    return conditionTextWords(this.standingOn(topic)?.decision.condition ?? null);
  }

  /** Whether a topic meets a condition that is not set yet. */
  isMet(topic: Topic, query: Query): boolean {
    const text = textOfConditions(query);
    return text !== null && conditionTest(this.facts.picked)(topic, text);
  }

  setCondition(topic: Topic, query: Query): void {
    const text = textOfConditions(query);
    this.log.setCondition(topic, text);
    for (const log of this.further) log.setCondition(topic, text);
  }
}
