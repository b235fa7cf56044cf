import { ContainerModule } from 'inversify';
import { ExperimentViewModel } from '../../../application/experiments/experiment.view-model';
import { Clock } from '../../../application/shared/browser-ports';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { ProjectCatalogue } from '../../../application/workspace/catalogues';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, ExperimentViewModel, [ProjectCatalogue, Clock, FailurePolicy]);
});
