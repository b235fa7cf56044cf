import { growthNameOf } from '../../domain/workspace/sow';
import type { FigureOrigin } from '../../domain/flashcards/figure-explanation';
import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { signalRelations, type SignalRelations } from '../../domain/flashcards/relations';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Signal } from '../../domain/topic/signal';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { VisitStore } from '../library/visit.store';
import type { FailurePolicy } from '../shared/failure-policy';
import type { RequestFailure } from '../shared/request-failure';
import type { ErrorReporter } from '../shared/error-reporter';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SignalCatalogue } from '../workspace/signal-catalogue';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** The data that cards read. */
export class CardSources {
  constructor(
    readonly catalogue: SignalCatalogue,
    /** All topics and trends of the project: the peers of the one that is shown. */
    readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    readonly failures: FailurePolicy,
    private readonly reporter: ErrorReporter,
    readonly visits: VisitStore,
  ) {}

  /** When the project's data is from and what it says about its figures. Observable through the workspace. */
  get figureOrigin(): FigureOrigin {
    const sow = this.workspace.sow.value;
    return {
      date: shortMonthYear(sow?.loadDate ?? null),
      note: sow?.figureNotes?.general ?? null,
      growthName: growthNameOf(sow),
    };
  }

  /** Of a technology radar: it has neither a quadrant nor growth nor a size. */
  hasNoFigures({ quadrant, growth, sizing }: Signal): boolean {
    const isRadar = this.workspace.sow.value?.radar !== undefined;
    return isRadar && quadrant.code === null && growth === null && sizing.average === null;
  }

  /** When the project's data is from, as on the wire; null: unknown. */
  get loadDate(): string | null {
    return this.workspace.sow.value?.loadDate ?? null;
  }

  /** What the data says about the growth of this one topic, or else about all figures. */
  growthOrigin(id: TopicId): FigureOrigin {
    const own = this.workspace.sow.value?.figureNotes?.growthOfTopic.get(id);
    return own === undefined ? this.figureOrigin : { ...this.figureOrigin, note: own };
  }

  /** Whether the last load of the data has added it. */
  isNew(target: FlashcardTarget): boolean {
    const type = target.type === 'topic' ? 'Topic' : 'Trend';
    return this.workspace.newKeys.has(carouselItemKey({ type, id: target.id }));
  }

  /** The loaded insights and platforms in which it appears. */
  relationsOf(target: FlashcardTarget): SignalRelations {
    const { insights, platforms } = this.lists;
    return signalRelations(target, insights.value ?? [], platforms.value ?? []);
  }

  /** Loads what {@link relationsOf} reads. */
  loadRelations(): void {
    const sow = this.workspace.currentId;
    if (sow !== null) this.lists.loadInBackground(sow);
  }

  /** The project whose cards these are. */
  get sow(): SowId | null {
    return this.workspace.currentId;
  }

  /** Topic and trend failures are also sent to the error-reporting service (specification, section 8). */
  onCardFailure(message: string, failure: RequestFailure, context: Readonly<Record<string, string>>): void {
    this.reporter.report(failure, context);
    if (this.sow === null) this.failures.handle(message, failure);
    else this.workspace.reportFailure(message, failure, this.sow);
  }
}
