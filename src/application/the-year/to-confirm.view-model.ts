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
import type { Topic } from '../../domain/topic/topic';
import type { ProjectFacts } from '../query/project-facts';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ReviewAddress } from '../worklist/review-address';
import type { DecisionLog } from './decision-log';
import type { StandingDecisions } from './standing-decisions';

/** Which decisions are to be made again, and why. */
export class ToConfirmViewModel {
  constructor(
    private readonly standing: StandingDecisions,
    private readonly facts: ProjectFacts,
    private readonly log: DecisionLog,
    private readonly address: ReviewAddress,
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
}
