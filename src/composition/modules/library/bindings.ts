import { ContainerModule } from 'inversify';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { ExploreAddress } from '../../../application/filters/explore-address';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { OpenLibrary } from '../../../application/personal/open-library';
import { SavedViewsStore } from '../../../application/personal/saved-views.store';
import { LibraryActs } from '../../../application/library/library-acts';
import { LibraryViewModel } from '../../../application/library/library.view-model';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, LibraryActs, [OpenLibrary, SavedViewsStore, OpenFlashcard, Navigator, ToastStore]);
  provideClass(
    options,
    LibraryViewModel,
    [OpenLibrary, ProjectSignalsStore, TopicStatusStore, ExploreAddress, LibraryActs],
    'Transient',
  );
});
