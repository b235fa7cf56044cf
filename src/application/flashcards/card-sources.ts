import type { FurtherCardTab } from './further-card-tabs';
import type { ModuleName } from '../../domain/shared/modules';
import { growthNameOf, ownProjectOf } from '../../domain/workspace/sow';
import type { FigureOrigin } from '../../domain/flashcards/figure-explanation';
import { type FlashcardTarget, flashcardIds } from '../../domain/topic/flashcard-target';
import { signalRelations, type SignalRelations } from '../../domain/flashcards/signal-relations';
import { shortDay, shortLocalDay, shortMonthYear } from '../../domain/shared/calendar';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Signal } from '../../domain/topic/signal';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { VisitStore } from '../personal/visit.store';
import type { FailurePolicy, RequestFailure } from '../shared/request-failure';
import type { ErrorReporter } from '../shared/browser-ports';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { FilterOptions } from '../filters/filter-options';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';

/** Of a topic or trend that is gone: its name, and when it was there last, in words. */
interface LastKnown {
  readonly name: string;
  /** A sentence. */
  readonly last: string;
}

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
    private readonly options: FilterOptions,
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
    const { has } = this.workspace;
    return signalRelations(
      target,
      has('foresight') ? (insights.value ?? []) : [],
      has('platforms') ? (platforms.value ?? []) : [],
    );
  }

  /** What is known of a topic or trend that is no longer in the data; null: nothing. */
  lastKnown({ type, id }: FlashcardTarget): LastKnown | null {
    const { value: before } = this.signals.previous;
    const old = before?.[type === 'topic' ? 'topics' : 'trends'].find((each) => each.id === id);
    if (old !== undefined) {
      const day = shortDay(this.options.previousDate);
      return { name: old.name, last: day === null ? 'It was in the previous data.' : `Its last data is from ${day}.` };
    }
    const { seen } = this.visits;
    const topic = type === 'topic' ? seen?.topics.find((each) => each.id === id) : undefined;
    return topic === undefined || seen === null
      ? null
      : { name: `Topic ${id}`, last: `It was there on ${shortLocalDay(seen.changedAt)}.` };
  }

  /** Whether there may be previous data: room is kept for what it says. */
  get mayHaveBefore(): boolean {
    return this.signals.hasPrevious;
  }

  /** It in the previous data; null: it was not there, or that is not known. */
  before({ type, id }: FlashcardTarget): Signal | null {
    if (!this.options.hasMovement) return null;
    return this.signals.previous.value?.[type === 'topic' ? 'topics' : 'trends'].find((each) => each.id === id) ?? null;
  }

  /** Such as 'Sep 2025', of the previous data. */
  get previousDate(): string | null {
    return shortMonthYear(this.options.previousDate);
  }

  /** It in the earlier data that a comparison ends with, and when they are from; null: it ends with the current data. */
  later({ type, id }: FlashcardTarget): { readonly signal: Signal | null; readonly date: string | null } | null {
    const { shown, shownDate, isEarlier } = this.signals;
    if (!isEarlier) return null;
    const rows = shown[type === 'topic' ? 'topics' : 'trends'].value;
    return { signal: rows?.find((each) => each.id === id) ?? null, date: shortMonthYear(shownDate) };
  }

  /** Loads what {@link before} and {@link lastKnown} read. */
  async loadBefore(): Promise<void> {
    const { sow } = this;
    if (sow === null || !this.signals.hasPrevious) return;
    await this.options.loadVersions(sow);
    if (sow === this.sow && this.options.hasMovement) this.options.loadPrevious(sow);
  }

  /** Whether the project has a function that a card leads to. */
  has(module: ModuleName): boolean {
    return this.workspace.has(module);
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

  /** The user has opened the project from a file: nothing more of it will come by itself. */
  get isOwn(): boolean {
    return this.sow !== null && ownProjectOf(this.sow) !== null;
  }

  /** Topic and trend failures are also sent to the error-reporting service (specification, section 8). */
  onCardFailure(message: string, failure: RequestFailure, context: Readonly<Record<string, string>>): void {
    // What a newer file of the user does not have is gone, which is no fault: its card says so.
    if (failure.kind === 'not-found' && this.isOwn) return;
    this.reporter.report(failure, context);
    // The card says that it is gone; the screen behind it is there.
    if (failure.kind === 'not-found') return this.failures.log(message, failure);
    if (this.sow === null) this.failures.handle(message, failure);
    else this.workspace.reportFailure(message, failure, this.sow);
  }
}

/** What can be done from within a card. */
export class CardActions {
  constructor(
    readonly statuses: TopicStatusStore,
    readonly pickStatus: PickTopicStatus,
    readonly openFlashcard: OpenFlashcard,
    private readonly usage: RecordUsage,
    readonly furtherTabs: readonly FurtherCardTab[],
  ) {}

  recordTab(target: FlashcardTarget, tab: string): void {
    this.usage.record({ name: 'clicked_on_flashcard_tab', payload: { ...flashcardIds(target), tab_name: tab } });
  }

  recordSource(target: FlashcardTarget, url: string): void {
    this.usage.record({ name: 'clicked_on_source', payload: { ...flashcardIds(target), source_url: url } });
  }
}
