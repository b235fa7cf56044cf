import { DEFAULT_FILTERS } from '../../domain/explore/explore-filters';
import { filtersToQuery } from '../../domain/explore/filter-query';
import { paths } from '../../domain/shell/routes';
import type { ExploreAddress } from '../explore/explore-address';
import type { CopyLink } from '../share/copy-link';
import { pathOf, type Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SelectionStore } from './selection.store';

/** Copies the address of the list view with the selected topics as its filter. */
export class CopySelectionLink {
  constructor(
    private readonly selection: SelectionStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly address: ExploreAddress,
    private readonly copy: CopyLink,
  ) {}

  async run(): Promise<void> {
    const { currentId } = this.workspace;
    if (currentId === null) return;
    const topicFilter = this.selection.topics.map(({ name }) => name);
    const query = this.address.shortened(filtersToQuery({ ...DEFAULT_FILTERS, activeTab: 'trendList', topicFilter }));
    const link = this.navigator.home + pathOf({ pathname: paths.data(currentId), query });
    await this.copy.run(link, {
      done: 'The link to these topics has been copied.',
      tooLong: 'These are too many topics for a link. Select fewer.',
      failed: 'The link could not be copied.',
    });
  }
}
