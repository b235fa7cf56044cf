import { isFilterActive } from '../../domain/explore/explore-filters';
import { countOf } from '../../domain/shared/figures';
import { firstSegment } from '../../domain/shell/screen';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ExploreViewModel } from './explore.view-model';

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
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
  ) {}

  /** The address of the explorer without the user's own statuses. Rejects if its code cannot be loaded. */
  async current(): Promise<SharedView> {
    const { href, location } = this.navigator;
    const { filters } = this.explore;
    if (firstSegment(location.pathname) !== 'data' || !isFilterActive(filters, 'status'))
      return { url: href, note: null };
    const { statusFreeQuery } = await import('../share/status-free-query');
    const { newKeys } = this.workspace;
    const shared = statusFreeQuery(location.query, filters, {
      signals: this.signals,
      statuses: this.statuses,
      newKeys,
    });
    if (shared === null) return { url: href, note: 'It holds your statuses, which no topic has now.' };
    const path = pathOf({ pathname: location.pathname, query: shared.query });
    const note = `It shows the ${countOf(shared.count, 'topic')} that your statuses mean now.`;
    return { url: originOf(href) + path, note };
  }
}

/** 'https://example.com' of 'https://example.com/data/1'. */
export function originOf(href: string): string {
  return /^[^/]*\/\/[^/]+/.exec(href)?.[0] ?? '';
}
