import { wrap, type Remote } from 'comlink';
import type { FirmnessComputer } from '../../application/ranking/firmness-computer';
import { deferred } from '../../application/shared/deferred';
import type { Firmness, RankingInput } from '../../domain/ranking/firmness';
import type { FirmnessInWorker } from './firmness.worker';

interface Running {
  readonly remote: Remote<FirmnessInWorker>;
  /** Rejects when the worker has failed or was stopped: it answers nothing then. */
  readonly failure: Promise<never>;
  readonly stop: (why: string) => void;
}

/** In a worker, which is started with the first ranking and ended when none is shown. */
export class WorkerFirmness implements FirmnessComputer {
  #running: Running | null = null;

  compute(input: RankingInput): Promise<Firmness> {
    this.#running ??= this.#start();
    const { remote, failure } = this.#running;
    return Promise.race([remote.compute(input), failure]);
  }

  end(): void {
    this.#running?.stop('It was ended.');
    this.#running = null;
  }

  #start(): Running {
    const worker = new Worker(new URL('./firmness.worker.ts', import.meta.url), { type: 'module', name: 'ranking' });
    const { promise: failure, reject } = deferred<never>();
    // Also where nothing waits for it.
    failure.catch(() => {});
    const running: Running = {
      remote: wrap<FirmnessInWorker>(worker),
      failure,
      stop(why) {
        worker.terminate();
        reject(new Error(`The ranking could not be tried: ${why}`));
      },
    };
    // A worker that cannot be loaded answers nothing.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      running.stop(event.message);
      if (this.#running === running) this.#running = null;
    });
    return running;
  }
}
