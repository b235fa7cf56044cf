import type {
  ChartElement,
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartView,
} from '../../src/application/filters/chart-frame';

/** An external service whose charts draw nothing and remember what they are told. */
export class FakeChartFrame implements ChartFrame {
  /** All that were ever mounted, the disposed ones too. */
  readonly charts: FakeExternalChart[] = [];

  mount(element: ChartElement, request: ChartRequest, view: ChartView, events: ChartEvents): FakeExternalChart {
    const chart = new FakeExternalChart(element, request, { ...view }, events);
    this.charts.push(chart);
    return chart;
  }

  showsPrevious(): boolean {
    return true;
  }

  followsFigures(): boolean {
    return true;
  }
}

class FakeExternalChart implements ChartHandle {
  readonly shown: ChartView[];
  refreshes = 0;
  disposed = false;

  constructor(
    readonly element: ChartElement,
    readonly request: ChartRequest,
    view: ChartView,
    readonly events: ChartEvents,
  ) {
    this.shown = [view];
  }

  show({ filters, theme }: ChartView): void {
    this.shown.push({ filters, theme });
  }

  refresh(): void {
    this.refreshes += 1;
  }

  resize(): void {}

  dispose(): void {
    this.disposed = true;
  }
}
