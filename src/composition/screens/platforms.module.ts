import { ContainerModule } from 'inversify';
import { PlatformsViewModel } from '../../application/platforms/platforms.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { provideClass } from '../provide';

export const platformsModule = new ContainerModule((options) => {
  provideClass(options, PlatformsViewModel, [ProjectListsStore, Navigator]);
});
