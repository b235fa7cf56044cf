import { makeAutoObservable } from 'mobx';
import { experimentAddress } from '../../domain/experiments/experiment';
import type { ExperimentId } from '../../domain/shared/entity-id';
import type { Clock } from '../shared/clock';
import type { FailurePolicy } from '../shared/failure-policy';
import { Resource } from '../shared/resource';
import type { ExperimentCatalogue } from './experiment-catalogue';

/** Milliseconds after which a frame that says nothing counts as dead. */
export const FRAME_TIMEOUT = 20_000;

export type ExperimentState =
  /** Its address is on the way. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  /** The address is none that may be framed. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'framed'; readonly address: string; readonly isLoaded: boolean }
  /** Nothing came: not in time, or the browser blocked it. */
  | { readonly kind: 'silent'; readonly address: string };

/** An experiment's page in its frame (specification, section 2). */
export class ExperimentViewModel {
  readonly address: Resource<ExperimentId, string>;
  /** A frame tells when it has loaded, but never that it will not. */
  frame: 'loading' | 'loaded' | 'silent' = 'loading';
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

  get state(): ExperimentState {
    const { state } = this.address;
    if (state.kind === 'failed') return { kind: 'failed' };
    if (state.kind !== 'ready') return { kind: 'waiting' };
    const address = experimentAddress(state.value);
    if (address === null) return { kind: 'refused' };
    return this.frame === 'silent'
      ? { kind: 'silent', address }
      : { kind: 'framed', address, isLoaded: this.frame === 'loaded' };
  }

  /** @returns closes it */
  open(id: ExperimentId): () => void {
    this.#wait();
    void this.address.load(id);
    return () => {
      this.#stopTimer();
      this.address.clear();
    };
  }

  frameLoaded(): void {
    this.#stopTimer();
    this.frame = 'loaded';
  }

  timeOut(): void {
    this.#stopTimer();
    this.frame = 'silent';
  }

  retry(): void {
    this.#wait();
    void this.address.reload();
  }

  #wait(): void {
    this.#stopTimer();
    this.frame = 'loading';
    this.#stopTimer = this.#clock.after(FRAME_TIMEOUT, this.timeOut);
  }
}
