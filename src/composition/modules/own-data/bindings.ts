import { ContainerModule } from 'inversify';
import { DataComparison } from '../../../application/filters/data-comparison';
import { LoadLibraryFiles } from '../../../application/personal/library-files';
import { MyLibrary } from '../../../application/personal/my-library';
import { OpenLibrary } from '../../../application/personal/open-library';
import { KeptLibrary } from '../../../application/personal/kept-library';
import { ShowOpened, RefreshProject } from '../../../application/own-data/show-opened';
import { ForgetRecords, OwnProjectsViewModel } from '../../../application/own-data/own-projects.view-model';
import { OwnProjectList } from '../../../application/own-data/own-project-list';
import { MappingMemory } from '../../../application/own-data/mapping-memory';
import { OpenFile } from '../../../application/own-data/open-file';
import { LoadOwnData } from '../../../application/own-data/own-projects';
import { PersonalPart } from '../../../application/own-data/personal-part';
import { SessionStore } from '../../../application/session/session.store';
import { ReasonSources } from '../../../application/decisions/decided-together';
import { Clock, DeviceStorage, Logger } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ToastStore } from '../../../application/shared/toast.store';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, RefreshProject, [
    WorkspaceStore,
    ProjectSignalsStore,
    ProjectListsStore,
    DataComparison,
    Navigator,
    ToastStore,
  ]);
  provideClass(options, ForgetRecords, [KeptLibrary, OpenLibrary, SessionStore]);
  provideClass(options, PersonalPart, [MyLibrary, LoadLibraryFiles, ReasonSources, SessionStore, Clock, Logger]);
  provideClass(options, MappingMemory, [DeviceStorage, SessionStore]);
  provideClass(options, ShowOpened, [RefreshProject, SessionStore, Navigator, PersonalPart, ToastStore]);
  provideClass(options, OpenFile, [LoadOwnData, ShowOpened, Logger, MappingMemory, Clock], 'Transient');
  provideClass(options, OwnProjectList, [LoadOwnData, RefreshProject, Logger], 'Transient');
  provideClass(
    options,
    OwnProjectsViewModel,
    [OwnProjectList, ForgetRecords, WorkspaceStore, Navigator, PersonalPart],
    'Transient',
  );
});
