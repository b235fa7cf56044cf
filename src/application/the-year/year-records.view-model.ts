import { makeAutoObservable } from 'mobx';
import { standingDecision, type RecordedDecision } from '../../domain/team/recorded-decision';
import type { Statement } from '../../domain/topic/statement';
import { aYearAgo } from '../../domain/the-year/a-year-ago';
import {
  latestFirst,
  recordedStatement,
  sinceRecorded,
  type RecordedOn,
  type SinceRecorded,
  type YearRecord,
} from '../../domain/the-year/year-record';
import { dayFigures, readDayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import { shortDay } from '../../domain/shared/calendar';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { TeamLoader } from '../team/team-loader';
import type { TeamStore } from '../team/team.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecisionLog } from './decision-log';
import type { StandingDecisions } from './standing-decisions';
import type { OwnRecord } from './stored-decisions';

/** The decisions of the year: those that the user has recorded, and those of the team, which the one who leads it records. */
export class YearRecordsViewModel {
  readonly #log: DecisionLog;
  readonly #standing: StandingDecisions;
  readonly #signals: ProjectSignalsStore;
  readonly #statuses: TopicStatusStore;
  readonly #workspace: WorkspaceStore;
  readonly #team: TeamStore;
  readonly #tools: TeamLoader;

  constructor(
    log: DecisionLog,
    standing: StandingDecisions,
    signals: ProjectSignalsStore,
    statuses: TopicStatusStore,
    workspace: WorkspaceStore,
    team: TeamStore,
    tools: TeamLoader,
  ) {
    this.#log = log;
    this.#standing = standing;
    this.#signals = signals;
    this.#statuses = statuses;
    this.#workspace = workspace;
    this.#team = team;
    this.#tools = tools;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The newest first. */
  get all(): readonly YearRecord[] {
    const ofTeam = this.#team.isShared ? (this.#tools.tools?.recorded.all ?? []) : [];
    return latestFirst([...this.#log.records.map(ownRecord), ...ofTeam.map((each) => this.#ofTeam(each))]);
  }

  /** The one that stands; null: nothing is recorded. */
  get last(): YearRecord | null {
    return standingDecision(this.all);
  }

  recordOf(id: string | null): YearRecord | null {
    return this.all.find((each) => each.id === id) ?? null;
  }

  /** Topics that the user has decided: what a record holds. */
  get decided(): number {
    return this.#standing.all.filter(({ topic }) => topic !== null).length;
  }

  /** In a team, its lead records in the tab of the team what all have decided. */
  get canRecord(): boolean {
    return !this.#team.isShared && this.#log.isLoaded && this.decided > 0;
  }

  /** @param corrects the record that it takes the place of; null: none */
  record(corrects: YearRecord | null): void {
    if (!this.canRecord) return;
    const data = this.#workspace.sow.value?.loadDate ?? null;
    const topics = this.#standing.all.flatMap(({ id: topicId, name, topic, decision: { status, reason } }) =>
      topic === null ? [] : [{ topicId, name, status, reason, figures: dayFigures(topic, data) }],
    );
    this.#log.record(topics, corrects?.id ?? null);
  }

  topicOf({ id }: RecordedOn): Topic | null {
    return this.#signals.topicById.get(id) ?? null;
  }

  since(record: YearRecord): SinceRecorded {
    return sinceRecorded(record, this.#signals.topics.value ?? [], (topic) => this.#statuses.statusOf(topic));
  }

  /** What a brief says of earlier decisions on its topics. */
  statementsOn(topics: readonly Topic[]): readonly Statement[] {
    const { last } = this;
    const recorded = last === null ? null : recordedStatement(last, topics, (topic) => this.#statuses.statusOf(topic));
    const data = this.#workspace.sow.value?.loadDate ?? null;
    const before = aYearAgo(this.#standing.byTopic, topics, data);
    return [recorded, before].filter((each) => each !== null);
  }

  /** A decision of the team; nothing of topics that the user has yet to decide. */
  #ofTeam({ id, at, byName, corrects, topics }: RecordedDecision): YearRecord {
    const { finder } = this.#team;
    return {
      id,
      at,
      by: byName,
      corrects,
      topics: topics.map((on): RecordedOn => {
        const found = finder.find(on.id, on.name) ?? on.id;
        const { name } = on;
        const figures = readDayFigures(on.figures);
        if (this.#team.isHidden(found))
          return { id: found, name, status: null, isHidden: true, says: [], responsible: null, figures };
        return {
          id: found,
          name,
          status: on.status,
          isHidden: false,
          says: on.votes.map(({ name: who, status, reason }) => ({ name: who, status, reason })),
          responsible: on.responsible && responsibleWords(on.responsible),
          figures,
        };
      }),
    };
  }
}

function ownRecord({ at, corrects, topics }: OwnRecord): YearRecord {
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

function responsibleWords({ name, task, due }: NonNullable<RecordedDecision['topics'][number]['responsible']>): string {
  const day = due === null ? null : shortDay(due);
  return [name, task, ...(day === null ? [] : [`by ${day}`])].filter((word) => word !== '').join(', ');
}
