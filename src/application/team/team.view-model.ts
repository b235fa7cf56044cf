import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import {
  byAgreement,
  byDisagreement,
  type Agreement,
  type GroupOf,
  isDisagreement,
  passesTeamFilter,
  TEAM_FILTERS,
  type TeamFilter,
} from '../../domain/topic/agreement';
import { teamHeadline } from '../../domain/team/team-words';
import type { Topic } from '../../domain/topic/topic';
import type { ReviewAddress } from '../worklist/review-address';
import type { ReviewTopics } from '../worklist/review-topics';
import type { TeamMeeting } from './team-meeting';
import type { TeamTopicActs } from './team-topic-acts';
import type { TeamChanges } from './team-changes';
import type { TeamStore } from './team.store';
import { BY_REFERENCE } from '../shared/by-reference';

export interface TeamTableRow {
  readonly topic: Topic;
  readonly agreement: Agreement;
  readonly isOfNoColleague: boolean;
  readonly isChanged: boolean;
  readonly isMine: boolean;
}

/** A meeting does not get through more. */
const MOST_DISCUSSED = 40;

/** Topics by members, most disagreement first. */
export class TeamViewModel {
  constructor(
    readonly store: TeamStore,
    readonly changes: TeamChanges,
    private readonly reviewed: ReviewTopics,
    private readonly address: ReviewAddress,
    readonly meeting: TeamMeeting,
    readonly acts: TeamTopicActs,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Those that the filters of the review pass. */
  get rows(): readonly TeamTableRow[] {
    const { agreementOf, isOfNoColleague, mine } = this.store;
    const changedIds = new Set([...this.changes.topics.values()].flatMap((ids) => [...ids]));
    const rows = this.reviewed.ofAnyStatus.map((topic) => ({
      topic,
      agreement: agreementOf(topic.id),
      isOfNoColleague: isOfNoColleague(topic.id),
      isChanged: changedIds.has(topic.id),
      isMine: mine.has(topic.id),
    }));
    const ordered = rows.map((row) => ({ row, agreement: row.agreement, growth: row.topic.growth }));
    return ordered.sort(byDisagreement).map(({ row }) => row);
  }

  get shown(): readonly TeamTableRow[] {
    return this.rows.filter((row) => passesTeamFilter(this.address.teamFilter, row));
  }

  get groups(): readonly GroupOf<TeamTableRow>[] {
    return byAgreement(this.shown);
  }

  get counts(): Readonly<Record<TeamFilter, number>> {
    const countOf = (filter: TeamFilter) => this.rows.filter((row) => passesTeamFilter(filter, row)).length;
    return Object.fromEntries(TEAM_FILTERS.map((filter) => [filter, countOf(filter)])) as Record<TeamFilter, number>;
  }

  /** Without that of what you are responsible for, where that is nothing. */
  get filters(): readonly TeamFilter[] {
    const { counts, address } = this;
    return TEAM_FILTERS.filter((filter) => filter !== 'mine' || counts.mine > 0 || address.teamFilter === 'mine');
  }

  get headline(): readonly string[] {
    return teamHeadline(this.rows.map(({ topic, agreement }) => ({ name: topic.name, agreement })));
  }

  /** What the buttons act on: those of the filter; without one, those that split the team. */
  get discussed(): readonly TopicId[] {
    const rows =
      this.address.teamFilter === 'all' ? this.rows.filter(({ agreement }) => isDisagreement(agreement)) : this.shown;
    return rows.slice(0, MOST_DISCUSSED).map(({ topic }) => topic.id);
  }
}
