import { makeAutoObservable } from 'mobx';
import { experimentAddress } from '../../domain/experiments/experiment';
import type { ExperimentId } from '../../domain/shared/entity-id';
import type { Clock } from '../shared/clock';
import type { FailurePolicy } from '../shared/failure-policy';
import { Resource } from '../shared/resource';
import type { ExperimentCatalogue } from './experiment-catalogue';

/** Milliseconds after which a frame that says nothing counts as dead. */
export const FRAME_TIMEOUT = 20_000;

/** An experiment's page in its frame (specification, section 2). */
export class ExperimentViewModel {
  readonly address: Resource<ExperimentId, string>;
  frame: 'loading' | 'loaded' | 'late' = 'loading';
  readonly #clock: Clock;
  #stopTimer = (): void => {};

  constructor(catalogue: ExperimentCatalogue, clock: Clock, failures: FailurePolicy) {
    this.#clock = clock;
    this.address = new Resource({
      fetch: (id, cancellation) => catalogue.addressOf(id, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch data:', failure),
    });
    makeAutoObservable(this, { address: false }, { autoBind: true });
  }

  /** Only what may be framed: http(s), or a page of the product's own. null: not here yet, or refused. */
  get framedAddress(): string | null {
    return experimentAddress(this.address.value);
  }

  /** The address came, and is none that may be framed. */
  get isRefused(): boolean {
    return this.address.value !== null && this.framedAddress === null;
  }

  open(id: ExperimentId): void {
    this.#wait();
    void this.address.load(id);
  }

  frameLoaded(): void {
    this.#stopTimer();
    this.frame = 'loaded';
  }

  retry(): void {
    this.#wait();
    void this.address.reload();
  }

  close(): void {
    this.#stopTimer();
    this.address.clear();
  }

  // A frame tells when it has loaded, but never that it will not.
  #wait(): void {
    this.#stopTimer();
    this.frame = 'loading';
    this.#stopTimer = this.#clock.after(FRAME_TIMEOUT, this.giveUp);
  }

  giveUp(): void {
    if (this.frame === 'loading') this.frame = 'late';
  }
}
