import { SelectionActions } from '../../../ui/selection/selection-actions';
import { Link, Link2 } from 'lucide-react';
import { CopySelectionLink } from '../../../application/selection/selection.store';
import { ExploreViewModel } from '../../../application/filters/explore.view-model';
import { ProjectFacts } from '../../../application/query/project-facts';
import { CopyLink } from '../../../application/workspace/copy-link';
import { ShareLink } from '../../../application/share/share-link';
import { ShareableAddress } from '../../../application/share/shareable-address';
import { Logger } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { commandPart, CommandsEverywhere } from '../../../application/commands/active-commands';
import { SHARE_COMMANDS } from '../../../application/share/share-commands';
import { PageActions } from '../../../ui/screens/page-actions';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, ShareableAddress, [Navigator, ExploreViewModel, ProjectSignalsStore, ProjectFacts]);
    provideClass(options, ShareLink, [CopyLink, ShareableAddress, ToastStore, RecordUsage, Logger]);
  },
  contributes: [
    contribute(PageActions)(
      (link) => [{ text: 'Share', module: 'share', Icon: Link, run: (card) => void link.share(card) }],
      [ShareLink],
    ),
    contribute(CommandsEverywhere)(
      (link, { has }) => [commandPart(SHARE_COMMANDS, () => ({ link, isOn: has('share') }))],
      [ShareLink, WorkspaceStore],
    ),

    contribute(SelectionActions)(
      (link) => [{ text: 'Copy link', module: 'share', Icon: Link2, run: () => void link.run() }],
      [CopySelectionLink],
    ),
  ],
};
