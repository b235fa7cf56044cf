import type {
  ChartElement,
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
} from '../../application/explore/chart-frame';
import type { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import type { Clock } from '../../application/shared/clock';
import type { Viewport } from '../../application/shell/viewport';
import type { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import { BuiltinChart } from './builtin-chart';
import type { ChartSources } from './chart-sources';
import { HighlightStore } from './highlight.store';

/** The product's own charts, drawn from the topics and trends that it holds anyway (decisions, 13). */
export class BuiltinChartFrame implements ChartFrame {
  readonly #sources: ChartSources;

  constructor(
    signals: ProjectSignalsStore,
    statuses: TopicStatusStore,
    workspace: WorkspaceStore,
    clock: Clock,
    viewport: Viewport,
  ) {
    this.#sources = { signals, statuses, workspace, clock, viewport, highlight: new HighlightStore() };
  }

  mount(element: ChartElement, request: ChartRequest, events: ChartEvents): ChartHandle {
    if (!(element instanceof HTMLElement)) throw new TypeError('The built-in charts draw into HTML elements');
    return new BuiltinChart(element, request, events, this.#sources);
  }
}
