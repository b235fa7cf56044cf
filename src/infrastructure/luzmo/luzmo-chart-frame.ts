import type { ChartAccess } from '../../application/explore/chart-access';
import type {
  ChartElement,
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartView,
} from '../../application/explore/chart-frame';
import type { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import type { Clock } from '../../application/shared/clock';
import type { FailurePolicy } from '../../application/shared/failure-policy';
import type { LuzmoConfig } from './luzmo-config';
import { LuzmoChart } from './luzmo-chart';

/** Charts drawn by the external service, behind the same port as our own. */
export class LuzmoChartFrame implements ChartFrame {
  readonly #config: LuzmoConfig;
  readonly #access: ChartAccess;
  readonly #clock: Clock;
  readonly #failures: FailurePolicy;
  readonly #statuses: TopicStatusStore;

  constructor(
    config: LuzmoConfig,
    access: ChartAccess,
    clock: Clock,
    failures: FailurePolicy,
    statuses: TopicStatusStore,
  ) {
    this.#config = config;
    this.#access = access;
    this.#clock = clock;
    this.#failures = failures;
    this.#statuses = statuses;
  }

  mount(element: ChartElement, request: ChartRequest, view: ChartView, events: ChartEvents): ChartHandle {
    const chart = new LuzmoChart(
      {
        config: this.#config,
        access: this.#access,
        clock: this.#clock,
        failures: this.#failures,
        statuses: this.#statuses,
      },
      element as unknown as HTMLElement,
      request,
      view,
      events,
    );
    void chart.start();
    return chart;
  }
}
