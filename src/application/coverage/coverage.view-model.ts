import { makeAutoObservable } from 'mobx';
import { coverageOf, type Coverage } from '../../domain/worklist/coverage';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../domain/worklist/review-filters';
import { paths } from '../../domain/shared/routes';
import type { Topic } from '../../domain/topic/topic';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import type { Colleagues } from '../decisions/colleagues';
import type { ProjectFacts } from '../query/project-facts';
import type { ReviewAddress } from '../worklist/review-address';
import type { ReviewTopics } from '../worklist/review-topics';
import { pathOf } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** How far the review covers each shift and quadrant. */
export class CoverageViewModel {
  constructor(
    readonly reviewed: ReviewTopics,
    private readonly address: ReviewAddress,
    private readonly facts: ProjectFacts,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly team: Colleagues,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Of the topics of every status that the other filters pass, and that can have one. */
  get coverage(): Coverage {
    return coverageOf(
      this.reviewed.ofAnyStatus.filter(({ status }) => status !== null),
      this.facts.picked,
    );
  }

  get hasTeam(): boolean {
    return this.team.isShared;
  }

  /** The label in the project's data. */
  labelOf(code: QuadrantCode): string {
    return this.signals.quadrantLabel('topic', code) ?? quadrantOf(code).label;
  }

  /** The address of the queue with the topics of one shift and quadrant; null: of all that pass the filters. */
  pathOf(shift: string | null, code: QuadrantCode | null): string {
    const { currentId } = this.workspace;
    const query = reviewFiltersToQuery({
      ...this.address.filters,
      statusFilter: ALL_TOPICS.statusFilter,
      ...(shift !== null && { shiftFilter: [shift] }),
      ...(code !== null && { topicQuadrantFilter: [code] }),
    });
    return currentId === null ? '' : pathOf({ pathname: paths.review(currentId), query });
  }

  /** A colleague has decided it. */
  hasColleague({ id }: Topic): boolean {
    return this.team.standings(id).some(({ isYou }) => !isYou);
  }
}
