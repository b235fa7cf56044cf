import { ContainerModule } from 'inversify';
import { CompareViewModel } from '../../../application/compare/compare.view-model';
import { TopicDossiers } from '../../../application/workspace/topic-dossiers';
import { DataComparison } from '../../../application/filters/data-comparison';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { Colleagues } from '../../../application/decisions/colleagues';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provideNamed } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideNamed(
    options,
    CompareViewModel,
    {
      navigator: Navigator,
      signals: ProjectSignalsStore,
      workspace: WorkspaceStore,
      statuses: TopicStatusStore,
      picks: PickTopicStatus,
      comparison: DataComparison,
      dossiers: TopicDossiers,
      cards: OpenFlashcard,
      toasts: ToastStore,
      usage: RecordUsage,
      team: Colleagues,
    },
    'Transient',
  );
});
