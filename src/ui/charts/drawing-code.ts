import type { ChartFrame, ChartHandle } from '../../application/explore/chart-frame';
import { RequestFailure } from '../../application/shared/request-failure';

/** A chart that is drawn on the page. */
export type Drawing = Pick<ChartHandle, 'show' | 'refresh' | 'export' | 'dispose'>;

export type Draw = (...mounted: Parameters<ChartFrame['mount']>) => Drawing;

/** The code that draws the built-in charts: a chunk of its own, loaded once, and again after a failure. */
export class DrawingCode {
  /** null: not loaded. */
  draw: Draw | null = null;
  readonly #import: () => Promise<Draw>;
  #loading: Promise<Draw> | null = null;

  constructor(load: () => Promise<Draw>) {
    this.#import = load;
  }

  /** @throws RequestFailure of kind 'network' */
  load(): Promise<Draw> {
    this.#loading ??= this.#import().then(
      (draw) => (this.draw = draw),
      (error: unknown) => {
        this.#loading = null;
        throw new RequestFailure('network', 'The charts could not be loaded', { cause: error });
      },
    );
    return this.#loading;
  }
}
