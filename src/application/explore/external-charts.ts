import { makeAutoObservable } from 'mobx';
import type { ChartFrame } from './chart-frame';

/** The charts of the external service, which the user may replace by our own for the rest of the visit. */
export class ExternalCharts {
  isReplaced = false;
  readonly #frame: ChartFrame | null;

  /** @param frame null: there is no external service */
  constructor(frame: ChartFrame | null) {
    this.#frame = frame;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** null: our own charts are shown. */
  get frame(): ChartFrame | null {
    return this.isReplaced ? null : this.#frame;
  }

  /** Shows our own charts instead, for when those of the service do not load. */
  replace(): void {
    this.isReplaced = true;
  }
}
