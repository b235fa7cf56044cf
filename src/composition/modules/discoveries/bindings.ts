import { ContainerModule } from 'inversify';
import { DataRefresh } from '../../../application/discoveries/data-refresh.view-model';
import { DataComparison } from '../../../application/filters/data-comparison';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, DataRefresh, [ProjectSignalsStore, DataComparison], 'Transient');
});
