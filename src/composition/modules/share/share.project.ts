import { SelectionActions } from '../../../ui/selection/selection-actions';
import { Link2 } from 'lucide-react';
import { CopySelectionLink } from '../../../application/selection/selection.store';
import { ExploreViewModel } from '../../../application/filters/explore.view-model';
import { ProjectFacts } from '../../../application/query/project-facts';
import { CopyLink } from '../../../application/share/copy-link';
import { ShareLink } from '../../../application/share/share-link';
import { ShareableAddress } from '../../../application/share/shareable-address';
import { Clipboard, Logger } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, ShareableAddress, [Navigator, ExploreViewModel, ProjectSignalsStore, ProjectFacts]);
    provideClass(options, CopyLink, [Clipboard, WorkspaceStore, ToastStore, Logger, OwnDataEntry]);
    provideClass(options, ShareLink, [CopyLink, ShareableAddress, ToastStore, RecordUsage, Logger]);
  },
  contributes: [
    contribute(SelectionActions)(
      (link) => [{ text: 'Copy link', module: 'share', Icon: Link2, run: () => void link.run() }],
      [CopySelectionLink],
    ),
  ],
};
