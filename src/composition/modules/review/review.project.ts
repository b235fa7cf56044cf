import { CommandGroups } from '../../../application/commands/command';
import { BOARD_COMMANDS } from '../../../application/board/board-commands';
import { RowActions } from '../../../application/query/row-action';
import { decideRows } from '../../../application/review/decide-rows';
import { REVIEW_COMMANDS } from '../../../application/review/review-commands';
import { SearchSources } from '../../../application/search/search-source';
import { Navigator } from '../../../application/shared/navigator';
import { ReviewAddress } from '../../../application/worklist/review-address';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { paths } from '../../../domain/shared/routes';
import { ReviewParts } from '../../../ui/worklist/review-parts';
import { reviewTabs } from '../../../ui/worklist/review-tabs';
import { contribute, type ProjectPart } from '../../module-manifest';

export const project: ProjectPart = {
  contributes: [
    contribute(RowActions)([decideRows]),
    contribute(CommandGroups)([REVIEW_COMMANDS, BOARD_COMMANDS]),
    contribute(SearchSources)(
      (parts, address, ...of) => [
        async () => {
          const { TabSource } = await import('../../../application/search/tab-source');
          const [{ has }] = of;
          const tabs = () => (has('review') ? reviewTabs(parts, has) : []);
          return new TabSource({ screen: 'Review', path: paths.review, tabs, open: address.openTab }, ...of);
        },
      ],
      [ReviewParts, ReviewAddress, WorkspaceStore, Navigator],
    ),
  ],
};
