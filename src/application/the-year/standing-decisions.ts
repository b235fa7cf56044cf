import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import {
  decisionHistory,
  whatStands,
  type DatedDecision,
  type KeptDecision,
} from '../../domain/the-year/decision-history';
import { listsOfDecisions, type StandingTopic } from '../../domain/the-year/to-confirm';
import type { QueryFacts } from '../../domain/query/query-facts';
import { UNDECIDED } from '../../domain/topic/topic-status';
import type { Colleagues, PastDecision } from '../decisions/colleagues';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecisionLog } from './decision-log';

/**
 * What the user has decided in the open project and when, beside what the topics are now: of the decisions that this browser
 * keeps, and of the user's own part of the team's file, which has the reasons and what was decided on other computers.
 */
export class StandingDecisions {
  constructor(
    private readonly log: DecisionLog,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly team: Colleagues,
    private readonly workspace: WorkspaceStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The user's own decisions on each topic, oldest first. */
  get histories(): ReadonlyMap<TopicId, readonly DatedDecision[]> {
    const { byTopic, broughtByTopic } = this.log;
    const { ownLogs: logs } = this.team;
    const ids = new Set([...broughtByTopic.keys(), ...byTopic.keys(), ...logs.keys()]);
    return new Map(
      [...ids].map((id) => [
        id,
        decisionHistory([
          ...(broughtByTopic.get(id) ?? []),
          ...(byTopic.get(id) ?? []),
          ...(logs.get(id)?.map(datedDecision) ?? []),
        ]),
      ]),
    );
  }

  /** Of each topic that is decided; those that are gone from the data come last. */
  get all(): readonly StandingTopic[] {
    const { histories } = this;
    const topics = this.signals.topics.value;
    if (topics === null || !this.log.isLoaded) return [];
    const found = topics.flatMap((topic): readonly StandingTopic[] => {
      const history = histories.get(topic.id) ?? [];
      const status = this.statuses.statusOf(topic);
      const decision = whatStands(history, status, this.log.sinceOf(topic.id));
      return decision === null ? [] : [{ id: topic.id, name: topic.name, topic, decision, history }];
    });
    return [...found, ...this.#gone];
  }

  get byTopic(): ReadonlyMap<TopicId, StandingTopic> {
    return new Map(this.all.map((each) => [each.id, each]));
  }

  /** When the status that each topic has was decided, and why; null: not loaded. */
  get decisions(): ReadonlyMap<TopicId, DatedDecision> | null {
    if (!this.log.isLoaded) return null;
    return new Map(this.all.map(({ id, decision }) => [id, decision]));
  }

  listsOf(facts: QueryFacts): QueryFacts['lists'] {
    return listsOfDecisions(this.all, facts);
  }

  get #gone(): readonly StandingTopic[] {
    const { topicById } = this.signals;
    const sow = this.workspace.currentId;
    const { broughtByTopic, byTopic } = this.log;
    return [...new Set([...broughtByTopic.keys(), ...byTopic.keys()])].flatMap((id): readonly StandingTopic[] => {
      const kept = [...(broughtByTopic.get(id) ?? []), ...(byTopic.get(id) ?? [])];
      // Another project has the same place for its statuses.
      if (topicById.has(id) || kept.some((each: KeptDecision) => each.sow !== sow)) return [];
      const history = this.histories.get(id) ?? [];
      const decision = history.at(-1);
      if (decision === undefined || decision.status === UNDECIDED) return [];
      const name = kept.findLast((each) => each.name !== '')?.name ?? '';
      return [{ id, name, topic: null, decision, history }];
    });
  }
}

/** An entry of a team's log. */
export function datedDecision(entry: PastDecision): DatedDecision {
  const { status, at, reason, figures, confirms, takesBack, condition } = entry;
  return {
    status,
    at,
    reason,
    figures: figures ?? null,
    isConfirmed: confirms === true,
    condition: condition?.text ?? null,
    ...(condition !== undefined && { isConditionShared: true }),
    isGone: false,
    ...(takesBack === true && { takesBack }),
  };
}
