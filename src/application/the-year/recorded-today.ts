import type { Statement } from '../../domain/topic/statement';
import { aYearAgo } from '../../domain/the-year/a-year-ago';
import { recordedStatement, sinceRecorded, type SinceRecorded } from '../../domain/the-year/year-record';
import type { DecisionRecord, RecordedOn } from '../../domain/topic/decision-record';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { StandingDecisions } from './standing-decisions';

/** What became of topics since a decision on them was recorded. */
export class RecordedToday {
  constructor(
    private readonly standing: StandingDecisions,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
  ) {}

  topicOf({ id }: RecordedOn): Topic | null {
    return this.signals.topicById.get(id) ?? null;
  }

  since(record: DecisionRecord): SinceRecorded {
    return sinceRecorded(record, this.signals.topics.value ?? [], (topic) => this.statuses.statusOf(topic));
  }

  /** What a brief says of earlier decisions on its topics. @param last the record that stands; null: none */
  statementsOn(topics: readonly Topic[], last: DecisionRecord | null): readonly Statement[] {
    const recorded = last === null ? null : recordedStatement(last, topics, (topic) => this.statuses.statusOf(topic));
    const data = this.workspace.sow.value?.loadDate ?? null;
    const before = aYearAgo(this.standing.byTopic, topics, data);
    return [recorded, before].filter((each) => each !== null);
  }
}
