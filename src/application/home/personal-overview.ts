import { makeAutoObservable } from 'mobx';
import { DEFAULT_FILTERS } from '../../domain/filters/explore-filters';
import type { ExploreTab } from '../../domain/workspace/explore-tab';
import { filtersToQuery } from '../../domain/filters/filter-query';
import { filterTopics } from '../../domain/filters/filters-of-query';
import { sameTarget, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { ChangeKind, TopicChange } from '../../domain/topic/changes-since';
import type { Recent, SavedView } from '../../domain/personal/library-record';
import { isQuestionView } from '../../domain/filters/view-outline';
import { isAtHand } from '../../domain/query/condition-kinds';
import { shortLocalDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { ExploreAddress } from '../filters/explore-address';
import type { ProjectFacts } from '../query/project-facts';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { RecentCardsStore } from '../flashcards/recent-cards.store';
import type { SavedViewsStore } from '../personal/saved-views.store';
import type { StarsStore } from '../personal/stars.store';
import type { VisitStore } from '../personal/visit.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** A topic or trend that a card was opened of, or that was starred. */
export interface PersonalSignal {
  readonly target: FlashcardTarget;
  readonly signal: Topic | Trend;
  /** When it was opened or starred last; ISO 8601. */
  readonly openedAt: string;
  /** Since the last visit; null: nothing, or a trend. */
  readonly change: TopicChange | null;
}

/** How the home page was opened. */
export interface Opening {
  /** ISO 8601. */
  readonly at: string;
  /** The card that its address opened, which may be recorded before the page is drawn; null: none. */
  readonly card: FlashcardTarget | null;
  /** There is room for cards from the first paint on: they stood here at the last visit. */
  readonly hasRoom: boolean;
}

interface ChangeLink {
  readonly kind: ChangeKind;
  readonly count: number;
  readonly words: string;
  readonly path: string;
}

interface ViewRow {
  readonly view: SavedView;
  readonly screen: string;
  readonly parts: readonly string[];
  /** Topics of the view that have changed since the last visit. */
  readonly changed: number;
}

const KINDS: readonly (readonly [ChangeKind, string])[] = [
  ['new', 'new'],
  ['movedQuadrant', 'changed quadrant'],
  ['changed', 'changed'],
  ['gone', 'gone'],
];

/** What is personal on the home page: changes since the last visit, recent cards, saved views, favourites. */
export class PersonalOverview {
  readonly #recents: RecentCardsStore;
  readonly #views: SavedViewsStore;

  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly facts: ProjectFacts,
    private readonly visits: VisitStore,
    recents: RecentCardsStore,
    views: SavedViewsStore,
    private readonly stars: StarsStore,
    private readonly navigator: Navigator,
    private readonly address: ExploreAddress,
  ) {
    this.#recents = recents;
    this.#views = views;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: the first visit, or nothing has changed. */
  get sinceVisit(): { readonly date: string; readonly links: readonly ChangeLink[] } | null {
    const { since, changes, hasChanges } = this.visits;
    const date = shortLocalDay(since);
    if (date === null || changes === null || !hasChanges || !this.#hasLibrary) return null;
    const links = KINDS.map(([kind, words]) => {
      const path = kind === 'gone' ? this.#refreshPath : this.#topicsPath(changes[kind].map(({ name }) => name));
      return { kind, words, count: changes[kind].length, path };
    });
    return { date, links: links.filter(({ count }) => count > 0) };
  }

  /** The last cards, without those that are gone from the project. */
  get recents(): readonly PersonalSignal[] {
    return this.#recents.all.map((recent) => this.#signalOf(recent)).filter((row) => row !== null);
  }

  get views(): readonly ViewRow[] {
    if (!this.#hasLibrary) return [];
    return this.#views.all.map((view) => {
      const { screen, filters, parts } = this.address.outline(view.address);
      if (isQuestionView(view)) return { view, screen, parts, changed: 0 };
      const topics = filterTopics(filters, this.facts.picked);
      const changed = topics.filter(({ id }) => this.visits.changeOf(id) !== null).length;
      // Without the previous rows it is not known how many match in all versions, without sources not which have many.
      const isCounted =
        (!filters.allVersionsFilter || this.signals.previous.value !== null) &&
        (filters.queryFilter === null || isAtHand(filters.queryFilter));
      return { view, screen, parts: [...parts, ...(isCounted ? [countOf(topics.length, 'topic')] : [])], changed };
    });
  }

  /** Starred topics and trends with the addresses of the lists that show them. */
  get starred(): readonly { readonly words: string; readonly path: string }[] {
    if (!this.#hasLibrary) return [];
    const signals = this.stars.all.map((star) => this.#signalOf(star)).filter((row) => row !== null);
    const names = (type: FlashcardTarget['type']) =>
      signals.filter(({ target }) => target.type === type).map(({ signal }) => signal.name);
    const [topics, trends] = [names('topic'), names('trend')];
    return [
      ...(topics.length > 0 ? [{ words: countOf(topics.length, 'topic'), path: this.#topicsPath(topics) }] : []),
      ...(trends.length > 0
        ? [{ words: countOf(trends.length, 'trend'), path: this.#dataPath('trendMap', { trendFilter: trends }) }]
        : []),
    ];
  }

  /** Whether the project and the user's records of it are here. */
  get isLoaded(): boolean {
    return this.visits.isLoaded;
  }

  /** {@link isLoaded}, and there is something to show. */
  get isFilled(): boolean {
    if (!this.isLoaded) return false;
    return [this.recents, this.views, this.starred].some(({ length }) => length > 0) || this.sinceVisit !== null;
  }

  /** Those of before this page: a card that is opened later, or with the page, must not move it. */
  recentsBefore({ at, card, hasRoom }: Opening): readonly PersonalSignal[] {
    return this.recents.filter(({ openedAt, target }) => (sameTarget(target, card) ? hasRoom : openedAt < at));
  }

  markSeen(): void {
    this.visits.markSeen();
  }

  openView(view: SavedView): void {
    this.#views.open(view);
  }

  go(path: string): void {
    this.navigator.go(path);
  }

  get #hasLibrary(): boolean {
    return this.workspace.has('library');
  }

  #signalOf({ target, changedAt }: Recent): PersonalSignal | null {
    const { topicById, trendById } = this.signals;
    const signal = target.type === 'topic' ? topicById.get(target.id) : trendById.get(target.id);
    const change = target.type === 'topic' ? this.visits.changeOf(target.id) : null;
    return signal === undefined ? null : { target, signal, openedAt: changedAt, change };
  }

  #topicsPath(names: readonly string[]): string {
    return this.#dataPath('opportunityMap', { topicFilter: names });
  }

  #dataPath(activeTab: ExploreTab, filters: Partial<typeof DEFAULT_FILTERS>): string {
    const query = this.address.shortened(filtersToQuery({ ...DEFAULT_FILTERS, ...filters, activeTab }));
    const sow = this.workspace.currentId;
    return sow === null ? paths.root : pathOf({ pathname: paths.data(sow), query });
  }

  get #refreshPath(): string {
    const sow = this.workspace.currentId;
    return sow === null ? paths.root : paths.dataRefresh(sow);
  }
}
