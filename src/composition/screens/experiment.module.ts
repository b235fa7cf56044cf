import { ContainerModule } from 'inversify';
import { ExperimentViewModel } from '../../application/experiments/experiment.view-model';
import { Clock } from '../../application/shared/clock';
import { FailurePolicy } from '../../application/shared/failure-policy';
import { ProjectCatalogue } from '../../application/workspace/project-catalogue';
import { provideClass } from '../provide';

export const experimentModule = new ContainerModule((options) => {
  provideClass(options, ExperimentViewModel, [ProjectCatalogue, Clock, FailurePolicy]);
});
