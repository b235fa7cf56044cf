import { makeAutoObservable } from 'mobx';
import { experimentAddress } from '../../domain/experiments/experiment';
import type { ExperimentId } from '../../domain/shared/entity-id';
import type { Clock } from '../shared/browser-ports';
import type { FailurePolicy } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import type { ProjectCatalogue } from '../workspace/catalogues';
import { BY_REFERENCE } from '../shared/by-reference';

/** Milliseconds after which a frame that has not loaded counts as unresponsive. */
export const FRAME_TIMEOUT = 20_000;

export type ExperimentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The address must not be framed. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'framed'; readonly address: string; readonly isLoaded: boolean }
  /** The frame has not loaded in time, or the browser blocked it. */
  | { readonly kind: 'unresponsive'; readonly address: string };

/** An experiment's page in its frame (specification, section 2). */
export class ExperimentViewModel {
  readonly address: Resource<ExperimentId, string>;
  /** A frame reports that it has loaded, but not that it failed. */
  frame: 'loading' | 'loaded' | 'unresponsive' = 'loading';
  #stopTimer = (): void => {};

  constructor(
    catalogue: ProjectCatalogue,
    private readonly clock: Clock,
    failures: FailurePolicy,
  ) {
    this.address = new Resource(
      (id, cancellation) => catalogue.experimentAddress(id, cancellation),
      (failure) => failures.handle('Failed to fetch data:', failure),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get state(): ExperimentState {
    const { state } = this.address;
    if (state.kind === 'failed') return { kind: 'failed' };
    if (state.kind !== 'ready') return { kind: 'loading' };
    const address = experimentAddress(state.value);
    if (address === null) return { kind: 'refused' };
    return this.frame === 'unresponsive'
      ? { kind: 'unresponsive', address }
      : { kind: 'framed', address, isLoaded: this.frame === 'loaded' };
  }

  /** @returns closes it */
  open(id: ExperimentId): () => void {
    this.#startTimer();
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
    this.frame = 'unresponsive';
  }

  retry(): void {
    this.#startTimer();
    void this.address.reload();
  }

  #startTimer(): void {
    this.#stopTimer();
    this.frame = 'loading';
    this.#stopTimer = this.clock.after(FRAME_TIMEOUT, this.timeOut);
  }
}
