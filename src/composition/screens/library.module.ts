import { ContainerModule } from 'inversify';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { LibraryItems } from '../../application/library/page/library-items';
import { OtherProjects } from '../../application/library/page/other-projects';
import { LibraryViewModel } from '../../application/library/page/library.view-model';
import { OpenLibrary } from '../../application/library/open-library';
import { LibraryArchive, PersonalLibrary } from '../../application/library/personal-library';
import { PersonalOverview } from '../../application/home/personal-overview';
import { SavedViewsStore } from '../../application/library/saved-views.store';
import { VisitStore } from '../../application/library/visit.store';
import { Logger } from '../../application/shared/logger';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shared/toast.store';
import { TeamStore } from '../../application/team/team.store';
import { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { provideClass, provideNamed } from '../provide';

export const libraryModule = new ContainerModule((options) => {
  provideClass(options, OtherProjects, [LibraryArchive, PersonalLibrary, OpenLibrary, SignalCatalogue, Logger]);
  provideNamed(options, LibraryItems, {
    library: OpenLibrary,
    others: OtherProjects,
    overview: PersonalOverview,
    signals: ProjectSignalsStore,
    statuses: TopicStatusStore,
    team: TeamStore,
    visits: VisitStore,
    workspace: WorkspaceStore,
  });
  provideClass(
    options,
    LibraryViewModel,
    [LibraryItems, OpenLibrary, OtherProjects, SavedViewsStore, OpenFlashcard, Navigator, ToastStore],
    'Transient',
  );
});
