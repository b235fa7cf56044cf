import { ContainerModule } from 'inversify';
import { ForesightViewModel } from '../../../application/foresight/foresight.view-model';
import { OpenLibrary } from '../../../application/personal/open-library';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, ForesightViewModel, [ProjectListsStore, ProjectSignalsStore, OpenLibrary, RecordUsage]);
});
