import { SelectionActions } from '../../../ui/selection/selection-actions';
import { CommandGroups } from '../../../application/commands/command';
import { FileText, Presentation } from 'lucide-react';
import { briefOfExplorerPath } from '../../../application/filters/brief-of-view';
import { ExploreViewModel } from '../../../application/filters/explore.view-model';
import { ProjectFacts } from '../../../application/query/project-facts';
import { ViewUses } from '../../../ui/explore/view-uses';
import { Navigator } from '../../../application/shared/navigator';
import { briefOfTopicsPath, imagineIfPath } from '../../../domain/shared/routes';
import type { SelectionAction } from '../../../ui/selection/selection-actions';
import { briefOfRows } from '../../../application/brief/brief-of-rows';
import { RowActions } from '../../../application/query/row-action';
import { OUTLINE_COMMANDS, SLIDE_COMMANDS } from '../../../application/brief/brief-commands';
import { SearchSources } from '../../../application/search/search-source';
import { SelectionStore } from '../../../application/selection/selection.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { late } from '../../../ui/kit/layout/late';
import { HouseStyleFields } from '../../../ui/screens/house-style-fields';
import { contribute, type ProjectPart } from '../../module-manifest';

const HouseStyleEditor = late(async () => (await import('../../../ui/house/house-style-editor')).HouseStyleEditor, {
  failure: 'nothing',
});

export const project: ProjectPart = {
  contributes: [
    contribute(HouseStyleFields)([HouseStyleEditor]),
    contribute(SelectionActions)(
      (navigator) => {
        const brief =
          (pathOf: (path: string) => string): SelectionAction['run'] =>
          (topics, sow) => {
            const ids = topics.map(({ id }) => id);
            navigator.go(pathOf(briefOfTopicsPath(sow, ids)));
          };
        return [
          { text: 'Brief', module: 'brief', Icon: FileText, isShown: true, run: brief((path) => path) },
          { text: 'Imagine if', module: 'brief', Icon: Presentation, run: brief(imagineIfPath) },
        ];
      },
      [Navigator],
    ),
    contribute(RowActions)([briefOfRows]),
    contribute(ViewUses)(
      (navigator, explore, facts) => [
        {
          text: 'Brief',
          label: 'Brief of the topics in this view',
          module: 'brief',
          Icon: FileText,
          run: (sow) => navigator.go(briefOfExplorerPath(sow, navigator, explore, facts)),
        },
      ],
      [Navigator, ExploreViewModel, ProjectFacts],
    ),
    contribute(SearchSources)(
      (...of) => [async () => new (await import('../../../application/brief/brief-source')).BriefSource(...of)],
      [SelectionStore, ExploreViewModel, ProjectFacts, WorkspaceStore, Navigator],
    ),
    contribute(CommandGroups)([OUTLINE_COMMANDS, SLIDE_COMMANDS]),
  ],
};
