import type {
  ChartElement,
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
} from '../../application/explore/chart-frame';
import type { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import type { Clock } from '../../application/shared/clock';
import type { FailurePolicy } from '../../application/shared/failure-policy';
import { Resource } from '../../application/shared/resource';
import type { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SignalCatalogue, SignalRows } from '../../application/workspace/signal-catalogue';
import { PREVIOUS_DATA } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import { BuiltinChart } from './builtin-chart';
import type { ChartSources } from './chart-sources';
import { HighlightStore } from './highlight.store';

/** The product's own charts, drawn from the topics and trends that it holds anyway (decisions, 13). */
export class BuiltinChartFrame implements ChartFrame {
  readonly staysBehind = true;
  readonly #sources: ChartSources;

  constructor(
    signals: ProjectSignalsStore,
    catalogue: SignalCatalogue,
    statuses: TopicStatusStore,
    workspace: WorkspaceStore,
    failures: FailurePolicy,
    clock: Clock,
  ) {
    const previous = new Resource<SowId, SignalRows>({
      fetch: (sow, cancellation) => catalogue.ofVersion(sow, PREVIOUS_DATA, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch data:', failure),
    });
    this.#sources = { signals, statuses, workspace, clock, previous, highlight: new HighlightStore() };
  }

  mount(element: ChartElement, request: ChartRequest, events: ChartEvents): ChartHandle {
    if (!(element instanceof HTMLElement)) throw new TypeError('The built-in charts draw into HTML elements');
    return new BuiltinChart(element, request, events, this.#sources);
  }
}
