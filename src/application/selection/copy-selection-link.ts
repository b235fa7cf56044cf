import { DEFAULT_FILTERS } from '../../domain/explore/explore-filters';
import { filtersToQuery } from '../../domain/explore/filter-query';
import { paths } from '../../domain/shell/routes';
import type { ExploreAddress } from '../explore/explore-address';
import { originOf } from '../explore/shareable-address';
import type { ToastStore } from '../shell/toast.store';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import { pathOf, type Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SelectionStore } from './selection.store';

/** In characters. Web servers refuse addresses of more than about 8,000. */
export const LONGEST_LINK = 7000;

/** Copies the address of the list view with the selected topics as its filter. */
export class CopySelectionLink {
  constructor(
    private readonly selection: SelectionStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly address: ExploreAddress,
    private readonly clipboard: Clipboard,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    const { currentId } = this.workspace;
    if (currentId === null) return;
    const topicFilter = this.selection.topics.map(({ name }) => name);
    const query = this.address.shortened(filtersToQuery({ ...DEFAULT_FILTERS, activeTab: 'trendList', topicFilter }));
    const link = originOf(this.navigator.href) + pathOf({ pathname: paths.data(currentId), query });
    if (link.length > LONGEST_LINK) {
      this.#fail('These are too many topics for a link. Select fewer.');
      return;
    }
    try {
      await this.clipboard.write(link);
      this.toasts.show({ kind: 'share', tone: 'success', text: 'The link to these topics has been copied.' });
    } catch (error) {
      this.logger.warn('Failed to copy the link:', error);
      this.#fail('The link could not be copied.');
    }
  }

  #fail(text: string): void {
    this.toasts.show({ kind: 'share', tone: 'error', text });
  }
}
