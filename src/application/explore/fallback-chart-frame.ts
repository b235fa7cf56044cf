import { makeObservable, observable, runInAction } from 'mobx';
import type { ChartFallback, ChartFrame, ChartHandle, ChartSurface } from './chart-frame';

/** External charts, which the user may replace by the built-in ones for the rest of the visit when they do not load. */
export class FallbackChartFrame implements ChartFrame, ChartFallback {
  isChosen = false;

  constructor(
    private readonly external: ChartFrame,
    private readonly builtin: ChartFrame,
  ) {
    makeObservable(this, { isChosen: observable });
  }

  get fallback(): ChartFallback {
    return this;
  }

  get drawsRings(): boolean {
    return this.#frame.drawsRings ?? false;
  }

  /** Every mounted chart is mounted again. */
  choose(): void {
    runInAction(() => (this.isChosen = true));
  }

  preload(): void {
    this.#frame.preload?.();
  }

  showsPrevious(surface: ChartSurface): boolean {
    return this.#frame.showsPrevious?.(surface) ?? false;
  }

  followsFigures(surface: ChartSurface): boolean {
    return this.#frame.followsFigures?.(surface) ?? true;
  }

  mount(...mounted: Parameters<ChartFrame['mount']>): ChartHandle {
    return this.#frame.mount(...mounted);
  }

  get #frame(): ChartFrame {
    return this.isChosen ? this.builtin : this.external;
  }
}
