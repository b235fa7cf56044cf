import { SelectionActions } from '../../../ui/selection/selection-actions';
import { PersonalStores } from '../../../application/session/clear-user-data';
import { CommandGroups } from '../../../application/commands/command';
import { Download } from 'lucide-react';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Clock } from '../../../application/shared/browser-ports';
import { ToastStore } from '../../../application/shared/toast.store';
import { TopicColumns } from '../../../application/workspace/topic-columns';
import { ExploreAddress } from '../../../application/filters/explore-address';
import { SELECTION_COMMANDS } from '../../../application/selection/selection-commands';
import { CopySelectionLink, SelectionStore } from '../../../application/selection/selection.store';
import { SessionStore } from '../../../application/session/session.store';
import { CopyLink } from '../../../application/workspace/copy-link';
import { TabStorage } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [SelectionActions],
  classes(options) {
    provideClass(options, SelectionStore, [WorkspaceStore, SessionStore, ProjectSignalsStore, TabStorage, RecordUsage]);
    provideClass(options, CopySelectionLink, [SelectionStore, WorkspaceStore, Navigator, ExploreAddress, CopyLink]);
  },
  contributes: [
    contribute(SelectionActions)(
      (statuses, workspace, toasts, clock, columns) => [
        {
          text: 'Export',
          module: null,
          Icon: Download,
          run(topics) {
            void import('../../../ui/charts/export/signal-sheet').then(({ exportTopics }) =>
              exportTopics(topics, 'Selected topics', { statuses, workspace, toasts, clock, columns }),
            );
          },
        },
      ],
      [TopicStatusStore, WorkspaceStore, ToastStore, Clock, TopicColumns],
    ),
    contribute(PersonalStores)((selection) => [{ clear: () => selection.forget() }], [SelectionStore]),
    contribute(CommandGroups)([SELECTION_COMMANDS]),
  ],
};
