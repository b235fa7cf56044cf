import type { ChartFrame, ChartHandle } from '../../application/explore/chart-frame';
import { loadOnce } from '../../application/shared/load-once';
import { RequestFailure } from '../../application/shared/request-failure';
import { BuiltinChart, type Draw } from './builtin-chart';
import { SURFACES } from './chart-surfaces';
import { SignalTable } from './table/signal-table';

const TABLES: ReadonlySet<string> = new Set(['list', 'plot']);

/** The built-in charts, drawn from the topics and trends that the app has loaded. */
export class BuiltinChartFrame implements ChartFrame {
  readonly drawsRings = true;
  readonly #load: () => Promise<Draw>;

  /** @param load fetches the code that draws */
  constructor(load: () => Promise<Draw>) {
    this.#load = loadOnce(async () => {
      try {
        return await load();
      } catch (error) {
        throw new RequestFailure('network', 'The charts could not be loaded', { cause: error });
      }
    });
  }

  preload(): void {
    this.#load().catch(() => {});
  }

  mount(...mounted: Parameters<ChartFrame['mount']>): ChartHandle {
    const [, { surface }] = mounted;
    // Beside the drawing code, not after it.
    if (TABLES.has(SURFACES[surface].drawing)) void SignalTable.preload();
    return new BuiltinChart(this.#load, ...mounted);
  }
}
