import { makeAutoObservable, when } from 'mobx';
import { signalRelations } from '../../domain/flashcards/signal-relations';
import type { Insight } from '../../domain/workspace/insight';
import type { TopicChange } from '../../domain/topic/changes-since';
import {
  figureLines,
  figurePeers,
  ownPeers,
  reviewFigures,
  type FigureLine,
  type FigurePeers,
  type ReviewFigure,
} from '../../domain/topic/review-figures';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import type { SignalFigure } from '../../domain/topic/figures';
import type { GrowthName } from '../../domain/topic/signal';
import type { Topic } from '../../domain/topic/topic';
import type { Colleagues } from '../decisions/colleagues';
import type { DataComparison } from '../filters/data-comparison';
import type { VisitStore } from '../personal/visit.store';
import { together } from '../shared/load-once';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** What is shown of a topic while it is decided. */
export class TopicFacts {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    private readonly visits: VisitStore,
    readonly comparison: DataComparison,
    private readonly team: Colleagues,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Loads insights and previous data of a project, once it is open. @returns stops */
  load(sow: SowId): () => void {
    const isOpen = (): boolean => this.workspace.sow.value?.id === sow;
    return together([
      when(isOpen, () => this.lists.insights.loadInBackground(sow)),
      this.comparison.loadWithPrevious(sow, isOpen),
    ]);
  }

  /** Colleagues who are two steps or more from the user's decision. */
  apartFrom(topic: Topic): ReturnType<Colleagues['apartFrom']> {
    return this.team.apartFrom(topic);
  }

  get growthName(): GrowthName {
    return this.workspace.growthName;
  }

  /** Such as 'Sep 2026', of the current and the previous data. */
  get dates(): { readonly current: string | null; readonly previous: string | null } {
    const current = shortMonthYear(this.workspace.sow.value?.loadDate ?? null);
    return { current, previous: shortMonthYear(this.comparison.previousDate) };
  }

  get peers(): Readonly<Record<SignalFigure, FigurePeers>> {
    return figurePeers(this.signals.topics.value ?? []);
  }

  get previousById(): ReadonlyMap<string, Topic> {
    return new Map((this.signals.previous.value?.topics ?? []).map((topic) => [topic.id, topic]));
  }

  /** The topic in the previous data; null: it was not there, or that is not known. */
  previousOf({ id }: Topic): Topic | null {
    return this.previousById.get(id) ?? null;
  }

  figuresOf(topic: Topic): readonly ReviewFigure[] {
    return reviewFigures(topic, this.previousOf(topic), this.peers);
  }

  get ownPeers(): ReadonlyMap<string, FigurePeers> {
    return ownPeers(this.signals.topics.value ?? []);
  }

  /** The figures that the project has, and those of the user's file. */
  linesOf(topic: Topic): readonly FigureLine[] {
    return figureLines(this.figuresOf(topic), topic, this.previousOf(topic), this.ownPeers);
  }

  insightsOf({ id }: Topic): readonly Insight[] {
    return signalRelations({ type: 'topic', id }, this.lists.insights.value ?? [], []).insights;
  }

  /** Since the user's last visit. */
  changeOf({ id }: Topic): TopicChange | null {
    return this.visits.changeOf(id);
  }
}
