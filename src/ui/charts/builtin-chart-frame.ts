import type { ChartFrame, ChartHandle } from '../../application/explore/chart-frame';
import { BuiltinChart } from './builtin-chart';
import { DrawingCode, type Draw } from './drawing-code';

/** The built-in charts, drawn from the topics and trends that the app has loaded. */
export class BuiltinChartFrame implements ChartFrame {
  readonly #code: DrawingCode;

  constructor(load: () => Promise<Draw>) {
    this.#code = new DrawingCode(load);
  }

  preload(): void {
    this.#code.load().catch(() => {});
  }

  mount(...mounted: Parameters<ChartFrame['mount']>): ChartHandle {
    return new BuiltinChart(this.#code, ...mounted);
  }
}
