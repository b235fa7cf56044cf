import { makeAutoObservable } from 'mobx';
import { sameTarget, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { ChangeKind } from '../../domain/topic/changes-since';
import { shortLocalDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { VisitStore } from '../personal/visit.store';
import type { HomePaths } from './home-paths';
import type { PersonalSignal, PersonalSignals } from './personal-signals';
import type { SavedViewRows } from './saved-view-rows';
import { BY_REFERENCE } from '../shared/by-reference';

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

const KINDS: readonly (readonly [ChangeKind, string])[] = [
  ['new', 'new'],
  ['movedQuadrant', 'changed quadrant'],
  ['changed', 'changed'],
  ['gone', 'gone'],
];

/** What is personal on the home page: changes since the last visit, recent cards, saved views, favourites. */
export class PersonalOverview {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly visits: VisitStore,
    private readonly signals: PersonalSignals,
    readonly views: SavedViewRows,
    private readonly paths: HomePaths,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: the first visit, or nothing has changed. */
  get sinceVisit(): { readonly date: string; readonly links: readonly ChangeLink[] } | null {
    const { since, changes, hasChanges } = this.visits;
    const date = shortLocalDay(since);
    if (date === null || changes === null || !hasChanges || !this.#hasLibrary) return null;
    const links = KINDS.map(([kind, words]) => {
      const path = kind === 'gone' ? this.paths.refresh : this.paths.topics(changes[kind].map(({ name }) => name));
      return { kind, words, count: changes[kind].length, path };
    });
    return { date, links: links.filter(({ count }) => count > 0) };
  }

  /** Starred topics and trends with the addresses of the lists that show them. */
  get starred(): readonly { readonly words: string; readonly path: string }[] {
    if (!this.#hasLibrary) return [];
    const signals = this.signals.starred;
    const names = (type: FlashcardTarget['type']) =>
      signals.filter(({ target }) => target.type === type).map(({ signal }) => signal.name);
    const [topics, trends] = [names('topic'), names('trend')];
    return [
      ...(topics.length > 0 ? [{ words: countOf(topics.length, 'topic'), path: this.paths.topics(topics) }] : []),
      ...(trends.length > 0 ? [{ words: countOf(trends.length, 'trend'), path: this.paths.trends(trends) }] : []),
    ];
  }

  get recents(): readonly PersonalSignal[] {
    return this.signals.recents;
  }

  /** Whether the project and the user's records of it are here. */
  get isLoaded(): boolean {
    return this.visits.isLoaded;
  }

  /** {@link isLoaded}, and there is something to show. */
  get isFilled(): boolean {
    if (!this.isLoaded) return false;
    return [this.recents, this.views.rows, this.starred].some(({ length }) => length > 0) || this.sinceVisit !== null;
  }

  /** Those of before this page: a card that is opened later, or with the page, must not move it. */
  recentsBefore({ at, card, hasRoom }: Opening): readonly PersonalSignal[] {
    return this.recents.filter(({ openedAt, target }) => (sameTarget(target, card) ? hasRoom : openedAt < at));
  }

  markSeen(): void {
    this.visits.markSeen();
  }

  get #hasLibrary(): boolean {
    return this.workspace.has('library');
  }
}
