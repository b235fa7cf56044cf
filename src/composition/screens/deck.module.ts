import { ContainerModule } from 'inversify';
import { DeckTimer } from '../../application/deck/deck-timer';
import { DeckViewModel } from '../../application/deck/deck.view-model';
import { TopicDossiers } from '../../application/workspace/topic-dossiers';
import { NotesStore } from '../../application/library/notes.store';
import { SetStatusForMany } from '../../application/decisions/set-status-for-many';
import { SessionStore } from '../../application/session/session.store';
import { Clock } from '../../application/shared/clock';
import { TabStorage } from '../../application/shared/key-value-store';
import { Navigator } from '../../application/shared/navigator';
import { TeamLoader } from '../../application/team/team-loader';
import { TeamStore } from '../../application/team/team.store';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { provideClass, provideNamed } from '../provide';

export const deckModule = new ContainerModule((options) => {
  provideClass(options, DeckTimer, [Clock], 'Transient');
  provideNamed(
    options,
    DeckViewModel,
    {
      timer: DeckTimer,
      navigator: Navigator,
      signals: ProjectSignalsStore,
      workspace: WorkspaceStore,
      session: SessionStore,
      dossiers: TopicDossiers,
      notes: NotesStore,
      statusForMany: SetStatusForMany,
      tab: TabStorage,
      usage: RecordUsage,
      team: TeamStore,
      loader: TeamLoader,
    },
    'Transient',
  );
});
