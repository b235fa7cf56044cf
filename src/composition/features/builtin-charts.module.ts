import type { ContainerModuleLoadOptions } from 'inversify';
import type { ChartFrame } from '../../application/explore/chart-frame';
import { PickTopicStatus } from '../../application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { VisitStore } from '../../application/library/visit.store';
import { SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany } from '../../application/decisions/set-status-for-many';
import { TeamStore } from '../../application/team/team.store';
import { Clock } from '../../application/shared/clock';
import type { Token } from '../../application/shared/token';
import { Viewport } from '../../application/shell/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { BuiltinChartFrame } from '../../ui/charts/builtin-chart-frame';
import { HighlightStore } from '../../ui/charts/highlight.store';
import { SurfaceViews } from '../../ui/charts/surface-views';
import { provide } from '../provide';

/** The built-in charts: for modes without an external chart service, and for when that service does not answer. */
export function provideBuiltinCharts(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  identifier: Token<ChartFrame>,
): void {
  provide(
    options,
    identifier,
    (signals, statuses, workspace, clock, viewport, selection, bulk, picks, visits, team) => {
      const views = new SurfaceViews(workspace);
      const highlight = new HighlightStore();
      const stores = { signals, statuses, workspace, clock, viewport, selection, bulk, picks, visits, team };
      const sources = { ...stores, views, highlight };
      return new BuiltinChartFrame(async () => {
        const { ChartDrawing } = await import('../../ui/charts/chart-drawing');
        return (element, request, view, events) => new ChartDrawing(element, request, view, events, sources);
      });
    },
    [
      ProjectSignalsStore,
      TopicStatusStore,
      WorkspaceStore,
      Clock,
      Viewport,
      SelectionStore,
      SetStatusForMany,
      PickTopicStatus,
      VisitStore,
      TeamStore,
    ],
  );
}
