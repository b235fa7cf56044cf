import { ContainerModule } from 'inversify';
import { EntryViewModel } from '../../../application/workspace/entry.view-model';
import { SessionStore } from '../../../application/session/session.store';
import { Navigator } from '../../../application/shared/navigator';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, EntryViewModel, [SessionStore, WorkspaceStore, Navigator]);
});
