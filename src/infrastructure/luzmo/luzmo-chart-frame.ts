import type {
  ChartElement,
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartView,
} from '../../application/explore/chart-frame';
import { LuzmoChart, type LuzmoServices } from './luzmo-chart';

/** Draws charts by the external service. */
export class LuzmoChartFrame implements ChartFrame {
  constructor(private readonly services: LuzmoServices) {}

  mount(element: ChartElement, request: ChartRequest, view: ChartView, events: ChartEvents): ChartHandle {
    const chart = new LuzmoChart(this.services, element as unknown as HTMLElement, request, view, events);
    void chart.start();
    return chart;
  }
}
