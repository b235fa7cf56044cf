import { ContainerModule } from 'inversify';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { LibraryItems } from '../../application/library/page/library-items';
import { LibraryViewModel } from '../../application/library/page/library.view-model';
import { OpenLibrary } from '../../application/library/open-library';
import { PersonalOverview } from '../../application/library/personal-overview';
import { SavedViewsStore } from '../../application/library/saved-views.store';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shell/toast.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { provideClass, provideNamed } from '../provide';

export const libraryModule = new ContainerModule((options) => {
  provideNamed(options, LibraryItems, {
    library: OpenLibrary,
    overview: PersonalOverview,
    signals: ProjectSignalsStore,
    statuses: TopicStatusStore,
  });
  provideClass(
    options,
    LibraryViewModel,
    [LibraryItems, OpenLibrary, SavedViewsStore, OpenFlashcard, Navigator, ToastStore],
    'Transient',
  );
});
