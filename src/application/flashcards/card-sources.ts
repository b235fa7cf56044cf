import type { FurtherCardTab } from './further-card-tabs';
import type { ModuleName } from '../../domain/shared/modules';
import { growthNameOf, ownProjectOf } from '../../domain/workspace/sow';
import type { FigureOrigin } from '../../domain/flashcards/figure-explanation';
import { type FlashcardTarget, flashcardIds } from '../../domain/topic/flashcard-target';
import { signalRelations, type SignalRelations } from '../../domain/flashcards/signal-relations';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Signal } from '../../domain/topic/signal';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { CardFailures } from './card-failures';
import type { EarlierSignals } from './earlier-signals';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';

/** The data that cards read. */
export class CardSources {
  constructor(
    readonly catalogue: SignalCatalogue,
    /** All topics and trends of the project: the peers of the one that is shown. */
    readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    readonly earlier: EarlierSignals,
    readonly failures: CardFailures,
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
