import { action, compareStructural, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { asRequestFailure, type RequestFailure } from './request-failure';

/** One request and what came of it. Switch over `kind`; there is no flag beside it. */
export type Loadable<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

const IDLE = { kind: 'idle' } as const;
export const LOADING = { kind: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { kind: 'ready', value };
}

/** The number of pages viewed so far: see {@link Resource.load}. */
let pageViews = 0;

/** Another screen or project is in the address: what has failed before may be asked for again. */
export function beginPageView(): void {
  pageViews += 1;
}

/**
 * One thing that is loaded by a key. The latest key wins: asking for another one shows loading at once, cancels the
 * request under way and drops its answer, so that the data of an old project never shows in a new one.
 */
export class Resource<Key, Value> {
  state: Loadable<Value> = IDLE;
  #key: Key | undefined;
  #request: AbortController | null = null;
  #underWay: Promise<void> | null = null;
  /** The page view in which the last request failed. */
  #failedIn: number | null = null;
  /** The request under way was begun in this very turn: nothing can have changed since. */
  #isJustBegun = false;

  /**
   * @param onFailure not called for a request that was cancelled
   * @param answers isSame: an answer to {@link reload} that is the same as what is shown is not drawn anew
   */
  constructor(
    private readonly fetch: (key: Key, cancellation: AbortSignal) => Promise<Value>,
    private readonly onFailure: (failure: RequestFailure, key: Key) => void = () => {},
    private readonly answers: { isSame(shown: Value, answer: Value): boolean } = { isSame: () => false },
  ) {
    makeObservable(this, { state: observableRef, value: computed, clear: action });
  }

  get value(): Value | null {
    return this.state.kind === 'ready' ? this.state.value : null;
  }

  /**
   * Loads this key unless it is loaded, being loaded, or has failed in this page view: what is loaded ahead of a screen, by
   * the screen and by its parts is asked for once, and its failure is logged once. Never rejects: failure is a state.
   */
  load(key: Key): Promise<void> {
    if (this.#key === key && this.state.kind === 'failed' && this.#failedIn === pageViews) return Promise.resolve();
    if (this.#key === key && this.state.kind === 'ready') return this.#underWay ?? Promise.resolve();
    if (this.#key === key && this.#underWay !== null) return this.#underWay;
    return this.#begin(key, LOADING);
  }

  /**
   * Shows what is already known of this key, and asks for it afresh behind that. An answer that says the same changes
   * nothing, so that it is not drawn anew. They are compared, part by part: this is for what one card shows, and not for
   * thousands.
   */
  revalidate(key: Key, known: Value): Promise<void> {
    return this.#begin(key, ready(known), known);
  }

  /**
   * Asks again for the same key; what is shown stays until the answer is here, except after a failure. Calls in
   * one turn of the event loop, such as those of two charts of the same rows, send one request.
   */
  reload(): Promise<void> {
    if (this.#key === undefined) return Promise.resolve();
    if (this.#underWay !== null && this.#isJustBegun) return this.#underWay;
    return this.#begin(this.#key, this.state.kind === 'ready' ? this.state : LOADING);
  }

  /** Cancels the request under way; what is shown stays. */
  cancel(): void {
    this.#request?.abort();
    this.#underWay = null;
  }

  clear(): void {
    this.#request?.abort();
    this.#request = null;
    this.#underWay = null;
    this.#key = undefined;
    this.state = IDLE;
  }

  #begin(key: Key, meanwhile: Loadable<Value>, known?: Value): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.#key = key;
    runInAction(() => (this.state = meanwhile));
    const work = this.#run(key, request, known);
    this.#underWay = work;
    this.#isJustBegun = true;
    void Promise.resolve().then(() => (this.#isJustBegun = false));
    return work;
  }

  async #run(key: Key, request: AbortController, known: Value | undefined): Promise<void> {
    try {
      const value = await this.fetch(key, request.signal);
      if (request.signal.aborted) return;
      const shown = this.value;
      const isKnown =
        shown !== null && (shown === known ? compareStructural(known, value) : this.answers.isSame(shown, value));
      this.#settle(isKnown ? this.state : ready(value));
    } catch (error) {
      if (request.signal.aborted) return;
      const failure = asRequestFailure(error);
      this.#failedIn = pageViews;
      // What is shown already stays.
      this.#settle(this.state.kind === 'ready' ? this.state : { kind: 'failed', failure });
      this.onFailure(failure, key);
    }
  }

  /** Only the latest request comes here: all others were cancelled. */
  #settle(state: Loadable<Value>): void {
    this.#underWay = null;
    runInAction(() => (this.state = state));
  }
}

/** Loaded, or failed to load. */
export function isSettled({ state }: { readonly state: Loadable<unknown> }): boolean {
  return state.kind === 'ready' || state.kind === 'failed';
}
