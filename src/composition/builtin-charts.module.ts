import type { ContainerModuleLoadOptions } from 'inversify';
import { ChartFrame } from '../application/explore/chart-frame';
import { TopicStatusStore } from '../application/flashcards/topic-status.store';
import { Clock } from '../application/shared/clock';
import { Viewport } from '../application/shell/viewport';
import { ProjectSignalsStore } from '../application/workspace/project-signals.store';
import { WorkspaceStore } from '../application/workspace/workspace.store';
import { LazyChartFrame } from '../ui/charts/lazy-chart-frame';
import { provide } from './provide';

/** The product's own charts; a part of the module of any mode that has no external chart service. */
export function provideBuiltinCharts(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provide(
    options,
    ChartFrame,
    (signals, statuses, workspace, clock, viewport) =>
      new LazyChartFrame(async () => {
        const { BuiltinChartFrame } = await import('../ui/charts/builtin-chart-frame');
        return new BuiltinChartFrame(signals, statuses, workspace, clock, viewport);
      }),
    [ProjectSignalsStore, TopicStatusStore, WorkspaceStore, Clock, Viewport],
  );
}
