import { ContainerModule } from 'inversify';
import { DataRefresh } from '../../../application/discoveries/data-refresh.view-model';
import { FilterOptions } from '../../../application/filters/filter-options';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, DataRefresh, [ProjectSignalsStore, FilterOptions], 'Transient');
});
