import { makeAutoObservable } from 'mobx';
import type { Statement } from '../../domain/topic/statement';
import { aYearAgo } from '../../domain/the-year/a-year-ago';
import { latestFirst, recordedStatement, sinceRecorded, type SinceRecorded } from '../../domain/the-year/year-record';
import { dayFigures } from '../../domain/topic/day-figures';
import { standingDecision, type DecisionRecord, type RecordedOn } from '../../domain/topic/decision-record';
import type { Topic } from '../../domain/topic/topic';
import type { Colleagues } from '../decisions/colleagues';
import type { DecisionRecords } from '../decisions/decided-together';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecisionLog } from './decision-log';
import type { StandingDecisions } from './standing-decisions';
import type { OwnRecord } from './stored-decisions';

/** The decisions of the year: those that the user has recorded, and those of the team, which the one who leads it records. */
export class YearRecordsViewModel {
  constructor(
    private readonly log: DecisionLog,
    private readonly standing: StandingDecisions,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
    private readonly team: Colleagues,
    private readonly further: readonly DecisionRecords[],
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The newest first. */
  get all(): readonly DecisionRecord[] {
    const further = this.further.flatMap((records) => records());
    return latestFirst([...this.log.records.map(ownRecord), ...further]);
  }

  /** The one that stands; null: nothing is recorded. */
  get last(): DecisionRecord | null {
    return standingDecision(this.all);
  }

  recordOf(id: string | null): DecisionRecord | null {
    return this.all.find((each) => each.id === id) ?? null;
  }

  /** Topics that the user has decided: what a record holds. */
  get decided(): number {
    return this.standing.all.filter(({ topic }) => topic !== null).length;
  }

  /** In a team, its lead records in the tab of the team what all have decided. */
  get canRecord(): boolean {
    return !this.team.isShared && this.log.isLoaded && this.decided > 0;
  }

  /** @param corrects the record that it takes the place of; null: none */
  record(corrects: DecisionRecord | null): void {
    if (!this.canRecord) return;
    const data = this.workspace.sow.value?.loadDate ?? null;
    const topics = this.standing.all.flatMap(({ id: topicId, name, topic, decision: { status, reason } }) =>
      topic === null ? [] : [{ topicId, name, status, reason, figures: dayFigures(topic, data) }],
    );
    this.log.record(topics, corrects?.id ?? null);
  }

  topicOf({ id }: RecordedOn): Topic | null {
    return this.signals.topicById.get(id) ?? null;
  }

  since(record: DecisionRecord): SinceRecorded {
    return sinceRecorded(record, this.signals.topics.value ?? [], (topic) => this.statuses.statusOf(topic));
  }

  /** What a brief says of earlier decisions on its topics. */
  statementsOn(topics: readonly Topic[]): readonly Statement[] {
    const { last } = this;
    const recorded = last === null ? null : recordedStatement(last, topics, (topic) => this.statuses.statusOf(topic));
    const data = this.workspace.sow.value?.loadDate ?? null;
    const before = aYearAgo(this.standing.byTopic, topics, data);
    return [recorded, before].filter((each) => each !== null);
  }
}

function ownRecord({ at, corrects, topics }: OwnRecord): DecisionRecord {
  return {
    id: at,
    at,
    by: null,
    corrects,
    topics: topics.map(({ topicId, name, status, reason, figures }) => ({
      id: topicId,
      name,
      status,
      isHidden: false,
      says: [{ name: null, status, reason }],
      responsible: null,
      figures,
    })),
  };
}
