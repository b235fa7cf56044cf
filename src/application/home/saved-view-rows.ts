import { makeAutoObservable } from 'mobx';
import { filterTopics } from '../../domain/filters/filters-of-query';
import { isQuestionView } from '../../domain/filters/view-outline';
import type { SavedView } from '../../domain/personal/library-record';
import { isAtHand } from '../../domain/query/condition-kinds';
import { countOf } from '../../domain/shared/figures';
import type { ExploreAddress } from '../filters/explore-address';
import type { SavedViewsStore } from '../personal/saved-views.store';
import type { VisitStore } from '../personal/visit.store';
import type { ProjectFacts } from '../query/project-facts';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

interface ViewRow {
  readonly view: SavedView;
  readonly screen: string;
  readonly parts: readonly string[];
  /** Topics of the view that have changed since the last visit. */
  readonly changed: number;
}

/** The saved views on the home page: what each shows, and how much of that has changed. */
export class SavedViewRows {
  constructor(
    private readonly views: SavedViewsStore,
    private readonly facts: ProjectFacts,
    private readonly visits: VisitStore,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly address: ExploreAddress,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get rows(): readonly ViewRow[] {
    if (!this.workspace.has('library')) return [];
    return this.views.all.map((view) => {
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

  open(view: SavedView): void {
    this.views.open(view);
  }
}
