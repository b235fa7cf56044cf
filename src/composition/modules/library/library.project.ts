import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { ForgetTexts, LogOutActs } from '../../../application/session/clear-user-data';
import { BrowserLastingStorage } from '../../../infrastructure/browser/browser-key-value-store';
import { DecisionHistory } from '../../../application/decisions/decision-history';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Keep } from '../../../application/keep/keep';
import { KeepWork, LastingStorage } from '../../../application/library/keep-work';
import { KeptLibrary } from '../../../application/library/kept-library';
import { NotesStore } from '../../../application/library/notes.store';
import { OpenLibrary } from '../../../application/library/open-library';
import { LibraryFileReader } from '../../../application/library/personal-library';
import { SavedViewsStore } from '../../../application/library/saved-views.store';
import { StarsStore } from '../../../application/library/stars.store';
import { VisitStore } from '../../../application/library/visit.store';
import { MyLibrary } from '../../../application/my-library/my-library';
import { LoadBackupParts } from '../../../application/my-library/backup-part';
import { OwnStatuses } from '../../../application/my-library/own-statuses';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, Logger, PageLifecycle } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { SignalCatalogue, SowCatalogue } from '../../../application/workspace/catalogues';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { Screens } from '../../../application/workspace/screens';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { PersonalOverview } from '../../../application/home/personal-overview';
import { SearchSources } from '../../../application/search/search-source';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideBackupParts } from './backup-parts';
import { provide, provideAdapter, provideClass } from '../../provide';

const CardNote = late(async () => (await import('../../../ui/library/library-card-parts')).CardNote, {
  failure: 'nothing',
});
const CardStar = late(async () => (await import('../../../ui/library/library-card-parts')).CardStar, {
  failure: 'nothing',
});

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, OpenLibrary, [KeptLibrary, SessionStore, WorkspaceStore, Clock, Logger]);
    provideClass(options, NotesStore, [OpenLibrary, RecordUsage]);
    provideClass(options, StarsStore, [OpenLibrary, RecordUsage]);
    provideClass(options, SavedViewsStore, [OpenLibrary, ToastStore, RecordUsage, Navigator]);
    provideClass(options, VisitStore, [
      OpenLibrary,
      ProjectSignalsStore,
      TopicStatusStore,
      Clock,
      PageLifecycle,
      RecordUsage,
    ]);
    provideClass(options, OwnStatuses, [Keep, SignalCatalogue, SowCatalogue, PickTopicStatus]);
    provideClass(options, MyLibrary, [
      KeptLibrary,
      OpenLibrary,
      OwnStatuses,
      ProjectSignalsStore,
      LibraryFileReader,
      SessionStore,
      Clock,
      Screens,
      LoadBackupParts,
    ]);
    provideClass(options, KeepWork, [LastingStorage, DecisionHistory, WorkspaceStore, ToastStore]);
  },
  tasks: [OpenLibrary, KeepWork, VisitStore],
  adapters(options) {
    provideAdapter(options, LastingStorage, BrowserLastingStorage, []);
    provide(options, LibraryFileReader, () => ({ read: readFile }), []);
    provideBackupParts(options);
    provide(
      options,
      ForgetTexts,
      (keep) => async (owner) => (await import('./late-forget-texts')).forgetTexts(keep, owner),
      [Keep],
    );
  },
  contributes: [
    contribute(CardParts)([
      { module: 'library', place: 'header', Part: CardStar },
      { module: 'library', place: 'below status', Part: CardNote },
    ]),
    contribute(SearchSources)(
      (...of) => [
        async () => new (await import('../../../application/search/sources/library-source')).LibrarySource(...of),
      ],
      [PersonalOverview, NotesStore, ProjectSignalsStore, OpenFlashcard, WorkspaceStore],
    ),
    contribute(LogOutActs)((forgetTexts) => [(owner) => void forgetTexts(owner)], [ForgetTexts]),
  ],
};
async function readFile(text: string) {
  const { jsonLibraryFileReader } = await import('../../../infrastructure/files/json-library-file-reader');
  return jsonLibraryFileReader.read(text);
}
