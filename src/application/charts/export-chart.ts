import { exportFileName } from '../../domain/filters/view-outline';
import type { Clock, Logger } from '../shared/browser-ports';
import { RequestFailure } from '../shared/request-failure';
import type { ToastStore } from '../shared/toast.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ChartSurface } from '../filters/chart-frame';
import type { ExploreCharts } from './explore-charts';
import { SURFACE_NAMES, type ChartExport } from '../filters/explore-section';

/** Downloads a chart, and says so in a toast. */
export class ExportChart {
  constructor(
    private readonly charts: ExploreCharts,
    private readonly workspace: WorkspaceStore,
    private readonly clock: Clock,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  async run(surface: ChartSurface, format: ChartExport): Promise<void> {
    const project = this.workspace.currentName ?? '';
    const now = this.clock.now();
    try {
      const chart = this.charts.shown.get(surface);
      if (chart === undefined) throw new Error('There is no chart to export');
      await chart.export(format, (version) => exportFileName(project, SURFACE_NAMES[surface], version, now));
      this.toasts.show({ kind: 'export', text: `${format.toUpperCase()} saved to your downloads.` });
    } catch (error) {
      this.logger.error('Failed to export the chart:', error);
      const isRefused = error instanceof RequestFailure && error.kind === 'refused';
      const text = isRefused ? error.message : 'The file could not be made.';
      this.toasts.show({ kind: 'export', tone: 'error', text });
    }
  }
}
