import { ContainerModule } from 'inversify';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { PlatformsViewModel } from '../../../application/platforms/platforms.view-model';
import { Navigator } from '../../../application/shared/navigator';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, PlatformsViewModel, [
    ProjectListsStore,
    ProjectSignalsStore,
    TopicStatusStore,
    OpenLibrary,
    Navigator,
    WorkspaceStore,
  ]);
});
