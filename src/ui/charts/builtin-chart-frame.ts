import type { ChartFrame, ChartHandle } from '../../application/explore/chart-frame';
import { BuiltinChart } from './builtin-chart';
import { SURFACES } from './chart-surfaces';
import { DrawingCode, type Draw } from './drawing-code';
import { loadTableCode } from './table/table-code';

const TABLES: ReadonlySet<string> = new Set(['list', 'plot']);

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
    const [, { surface }] = mounted;
    // Beside the drawing code, not after it.
    if (TABLES.has(SURFACES[surface].drawing)) loadTableCode().catch(() => {});
    return new BuiltinChart(this.#code, ...mounted);
  }
}
