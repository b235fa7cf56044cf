import type { ContainerModuleLoadOptions } from 'inversify';
import { ExternalCharts } from '../../../application/filters/chart-frame';
import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { StarsStore } from '../../../application/personal/stars.store';
import { VisitStore } from '../../../application/personal/visit.store';
import { SelectionStore } from '../../../application/selection/selection.store';
import { SetStatusForMany } from '../../../application/decisions/set-status-for-many';
import { ProjectFacts } from '../../../application/query/project-facts';
import { TopicColumns } from '../../../application/workspace/topic-columns';
import { Clock } from '../../../application/shared/browser-ports';
import { Viewport } from '../../../application/shared/viewport';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { ChartComponent, chartComponent } from '../../../ui/charts/chart';
import { DrawnColumns } from '../../../ui/charts/table/drawn-columns';
import { SurfaceViews } from '../../../application/charts/surface-views';
import { provide } from '../../provide';

/** What draws all charts: those of the external service, or the built-in ones, where there is none or it does not answer. */
export function provideCharts(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provide(
    options,
    ChartComponent,
    (
      external,
      signals,
      statuses,
      workspace,
      clock,
      viewport,
      selection,
      bulk,
      picks,
      visits,
      drawn,
      columns,
      facts,
      stars,
    ) => {
      const views = new SurfaceViews(workspace);
      const stores = {
        signals,
        statuses,
        workspace,
        clock,
        viewport,
        selection,
        bulk,
        picks,
        visits,
        drawn,
        columns,
        facts,
        stars,
      };
      return chartComponent(
        external,
        { ...stores, views },
        {
          map: async () => (await import('../../../ui/charts/builtin-map')).BuiltinMap,
          list: async () => (await import('../../../ui/charts/builtin-list')).BuiltinList,
        },
      );
    },
    [
      ExternalCharts,
      ProjectSignalsStore,
      TopicStatusStore,
      WorkspaceStore,
      Clock,
      Viewport,
      SelectionStore,
      SetStatusForMany,
      PickTopicStatus,
      VisitStore,
      DrawnColumns,
      TopicColumns,
      ProjectFacts,
      StarsStore,
    ],
  );
}
