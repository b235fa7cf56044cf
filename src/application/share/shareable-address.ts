import { isFilterActive } from '../../domain/filters/explore-filters';
import { isPersonal } from '../../domain/query/condition-kinds';
import type { Query } from '../../domain/query/query';
import { countOf } from '../../domain/shared/figures';
import { firstSegment } from '../../domain/shared/screen-address';
import type { ProjectFacts } from '../query/project-facts';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ExploreViewModel } from '../filters/explore.view-model';

export interface SharedView {
  readonly url: string;
  /** What the sender should know of the link. */
  readonly note: string | null;
}

/** The address of the current page as it shows the same rows to a colleague. */
export class ShareableAddress {
  constructor(
    private readonly navigator: Navigator,
    private readonly explore: ExploreViewModel,
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
  ) {}

  /** The address of the explorer without the user's own statuses. Rejects if its code cannot be loaded. */
  async current(): Promise<SharedView> {
    const { href, home, location } = this.navigator;
    const { filters, query } = this.explore;
    const dependsOnUser = isFilterActive(filters, 'status') || isPersonalQuery(query.requested);
    if (firstSegment(location.pathname) !== 'data' || !dependsOnUser) return { url: href, note: null };
    const { statusFreeQuery } = await import('./status-free-query');
    const shared = statusFreeQuery(location.query, filters, this.signals, this.facts.settled);
    if (shared === null) return { url: href, note: 'It holds your statuses, which no topic has now.' };
    const path = pathOf({ pathname: location.pathname, query: shared.query });
    const note = `It shows the ${countOf(shared.count, 'topic')} that your statuses mean now.`;
    return { url: home + path, note };
  }
}

/** The topics of an answer may depend on the user's statuses and visits. */
function isPersonalQuery(query: Query | null): boolean {
  return query?.subject === 'topics' && isPersonal(query);
}
