import { makeAutoObservable } from 'mobx';
import { latestFirst } from '../../domain/the-year/year-record';
import { dayFigures } from '../../domain/topic/day-figures';
import { standingDecision, type DecisionRecord } from '../../domain/topic/decision-record';
import type { Colleagues } from '../decisions/colleagues';
import type { DecisionRecords } from '../decisions/decided-together';
import { BY_REFERENCE } from '../shared/by-reference';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecisionLog } from './decision-log';
import type { RecordedToday } from './recorded-today';
import type { StandingDecisions } from './standing-decisions';
import type { OwnRecord } from './stored-decisions';

/** The decisions of the year: those that the user has recorded, and those of the team, which the one who leads it records. */
export class YearRecordsViewModel {
  constructor(
    private readonly log: DecisionLog,
    private readonly standing: StandingDecisions,
    readonly today: RecordedToday,
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
