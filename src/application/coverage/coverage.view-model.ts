import { makeAutoObservable } from 'mobx';
import { coverageOf, type Coverage, type RatedTopic } from '../../domain/coverage/coverage';
import { coverageSheet } from '../../domain/coverage/coverage-sheet';
import { coverageSentences } from '../../domain/coverage/coverage-words';
import { exportFileName } from '../../domain/explore/export-file-name';
import { CURRENT_DATA } from '../../domain/explore/version';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../domain/review/review-filters';
import type { CsvValue } from '../../domain/shared/csv';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { paths } from '../../domain/shell/routes';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import type { OpenFlashcard } from '../flashcards/open-flashcard';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ReviewAddress } from '../review/review-address';
import type { ReviewTopics } from '../review/review-topics';
import type { ProjectFacts } from '../query/project-facts';
import type { Clock } from '../shared/clock';
import type { TeamStore } from '../team/team.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** How far the review covers each shift and quadrant. */
export class CoverageViewModel {
  constructor(
    private readonly reviewed: ReviewTopics,
    private readonly address: ReviewAddress,
    private readonly facts: ProjectFacts,
    private readonly statuses: TopicStatusStore,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly cards: OpenFlashcard,
    private readonly clock: Clock,
    private readonly usage: RecordUsage,
    private readonly team: TeamStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Those of every status that the other filters pass. */
  get topics(): readonly RatedTopic[] {
    // A copy, because observing the status of each topic would take an observer for each.
    const picked = new Map(this.statuses.picked);
    return this.reviewed.ofAnyStatus.flatMap((topic) => {
      const status = topic.status === null ? null : (picked.get(topic.id) ?? topic.status);
      return status === null ? [] : [{ topic, status, shift: this.facts.shiftOf(topic) }];
    });
  }

  get coverage(): Coverage {
    return coverageOf(this.topics);
  }

  get sentences(): readonly string[] {
    return coverageSentences(this.coverage, this.labelOf);
  }

  /** The label in the project's data. */
  labelOf(code: QuadrantCode): string {
    return this.signals.quadrantLabel('topic', code) ?? quadrantOf(code).label;
  }

  /** The address of the queue with the topics of one shift and quadrant; null: of all that pass the filters. */
  pathOf(
    shift: string | null,
    code: QuadrantCode | null,
  ): { readonly pathname: string; readonly query: AddressParameters } | null {
    const { currentId } = this.workspace;
    const query = reviewFiltersToQuery({
      ...this.address.filters,
      statusFilter: ALL_TOPICS.statusFilter,
      ...(shift !== null && { shiftFilter: [shift] }),
      ...(code !== null && { topicQuadrantFilter: [code] }),
    });
    return currentId === null ? null : { pathname: paths.review(currentId), query };
  }

  /** Which no cell counts. */
  get untracked(): readonly Topic[] {
    return this.reviewed.untracked;
  }

  get hasTeam(): boolean {
    return this.team.isShared;
  }

  /** A colleague has decided it. */
  hasColleague({ id }: Topic): boolean {
    return this.team.standings(id).some(({ isYou }) => !isYou);
  }

  openCard({ id, name }: Topic): void {
    this.cards.topic(id, name, 'coverage');
  }

  /** The rows of the file to be downloaded, and its name without the extension. */
  exportSheet(): { readonly name: string; readonly rows: readonly (readonly CsvValue[])[] } {
    const { currentId, currentName } = this.workspace;
    if (currentId !== null) this.usage.record({ name: 'clicked_on_export_coverage', payload: { sow_id: currentId } });
    const name = exportFileName(currentName ?? '', 'coverage', CURRENT_DATA, this.clock.now());
    return { name, rows: coverageSheet(this.topics, this.labelOf) };
  }
}
