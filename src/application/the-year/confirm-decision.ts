import { textOfConditions } from '../../domain/query/condition-text';
import type { Query } from '../../domain/query/query';
import type { ToConfirm } from '../../domain/the-year/to-confirm';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { DecidedAgainLog } from '../decisions/decided-together';
import type { DecisionHistory } from '../decisions/decision-history';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { DecisionLog } from './decision-log';
import type { StandingDecisions } from './standing-decisions';

/** Makes a decision again as it was, and says when it is to be made again. What is confirmed can be taken back. */
export class ConfirmDecision {
  constructor(
    private readonly standing: StandingDecisions,
    private readonly log: DecisionLog,
    private readonly statuses: TopicStatusStore,
    private readonly further: readonly DecidedAgainLog[],
    private readonly history: DecisionHistory,
  ) {}

  readonly confirm = (topic: Topic): void => {
    const status = this.statuses.statusOf(topic);
    if (status === null || !this.standing.byTopic.has(topic.id)) return;
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

  setCondition(topic: Topic, query: Query): void {
    const text = textOfConditions(query);
    this.log.setCondition(topic, text);
    for (const log of this.further) log.setCondition(topic, text);
  }
}
