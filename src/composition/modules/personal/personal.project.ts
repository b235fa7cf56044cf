import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { ForgetTexts, LogOutActs } from '../../../application/session/clear-user-data';
import { BrowserLastingStorage } from '../../../infrastructure/browser/browser-key-value-store';
import { DecisionHistory } from '../../../application/decisions/decision-history';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Keep } from '../../../application/keep/keep';
import { KeepWork, LastingStorage } from '../../../application/personal/keep-work';
import { KeptLibrary } from '../../../application/personal/kept-library';
import { NotesStore } from '../../../application/personal/notes.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { LibraryFileReader } from '../../../application/personal/personal-library';
import { SavedViewsStore } from '../../../application/personal/saved-views.store';
import { StarsStore } from '../../../application/personal/stars.store';
import { VisitStore } from '../../../application/personal/visit.store';
import { LoadLibraryFiles } from '../../../application/personal/library-files';
import { MyLibrary } from '../../../application/personal/my-library';
import { SendOutbox } from '../../../application/decisions/send-outbox';
import { BackupParts, LoadBackupParts } from '../../../application/personal/backup-part';
import { RecordKeepers } from '../../../application/personal/record-keeper';
import { loadOnce } from '../../../application/shared/load-once';
import { OwnStatuses } from '../../../application/personal/own-statuses';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, Logger, PageLifecycle } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { SignalCatalogue, SowCatalogue } from '../../../application/workspace/catalogues';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { Screens } from '../../../application/workspace/screens';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provide, provideAdapter, provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [BackupParts, RecordKeepers],
  classes(options) {
    provideClass(options, KeptLibrary, [Keep]);
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
    provideClass(options, MyLibrary, [KeptLibrary, OpenLibrary, OwnStatuses, SessionStore, Clock, LoadBackupParts]);
    provide(
      options,
      LoadLibraryFiles,
      (...of) =>
        loadOnce(async () => {
          const { ReadLibraryFile } = await import('../../../application/personal/read-library-file');
          return new ReadLibraryFile(...of);
        }),
      [MyLibrary, OwnStatuses, ProjectSignalsStore, LibraryFileReader, Screens, LoadBackupParts],
    );
    provide(
      options,
      LoadBackupParts,
      (keep, outbox, parts, keepers) =>
        loadOnce(async () => {
          const { RecordRows } = await import('../../../application/personal/record-rows');
          const [others, known] = await Promise.all([allOf(parts), allOf(keepers)]);
          return [...others, new RecordRows(keep, outbox, known)];
        }),
      [Keep, SendOutbox, BackupParts, RecordKeepers],
    );
    provideClass(options, KeepWork, [LastingStorage, DecisionHistory, WorkspaceStore, ToastStore]);
  },
  tasks: [OpenLibrary, KeepWork, VisitStore],
  adapters(options) {
    provideAdapter(options, LastingStorage, BrowserLastingStorage, []);
    provide(options, LibraryFileReader, () => ({ read: readFile }), []);
    provide(
      options,
      ForgetTexts,
      () => async (owner) => {
        const { forgetEarlierVisits } = await import('../../../infrastructure/keep/forget-visits');
        await forgetEarlierVisits(owner).catch(() => {});
      },
      [],
    );
  },
  contributes: [contribute(LogOutActs)((forgetTexts) => [(owner) => void forgetTexts(owner)], [ForgetTexts])],
};

function allOf<T>(load: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  return Promise.all(load.map((each) => each()));
}

async function readFile(text: string) {
  const { jsonLibraryFileReader } = await import('../../../infrastructure/files/json-library-file-reader');
  return jsonLibraryFileReader.read(text);
}
