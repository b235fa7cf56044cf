import { SelectionActions } from '../../../ui/selection/selection-actions';
import { CommandGroups } from '../../../application/commands/command';
import { GitCompareArrows } from 'lucide-react';
import { Navigator } from '../../../application/shared/navigator';
import { isComparable } from '../../../domain/compare/comparison';
import { comparePath } from '../../../domain/shared/routes';
import { compareRows } from '../../../application/compare/compare-rows';
import { RowActions } from '../../../application/query/row-action';
import { COMPARE_COMMANDS } from '../../../application/compare/compare-commands';
import { SearchSources } from '../../../application/search/search-source';
import { SelectionStore } from '../../../application/selection/selection.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { contribute, type ProjectPart } from '../../module-manifest';

const CompareCardPart = late(async () => (await import('../../../ui/compare/compare-card-part')).CompareCardPart, {
  failure: 'nothing',
});

export const project: ProjectPart = {
  contributes: [
    contribute(CardParts)([{ module: 'compare', place: 'header', Part: CompareCardPart }]),

    contribute(SelectionActions)(
      (navigator) => [
        {
          text: 'Compare',
          module: 'compare',
          Icon: GitCompareArrows,
          limit: { holds: isComparable, words: 'Select 2 to 4 topics to compare them' },
          run(topics, sow) {
            const ids = topics.map(({ id }) => id);
            navigator.go(comparePath(sow, ids));
          },
        },
      ],
      [Navigator],
    ),
    contribute(RowActions)([compareRows]),
    contribute(SearchSources)(
      (...of) => [async () => new (await import('../../../application/compare/compare-source')).CompareSource(...of)],
      [SelectionStore, WorkspaceStore, Navigator],
    ),
    contribute(CommandGroups)([COMPARE_COMMANDS]),
  ],
};
