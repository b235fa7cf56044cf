import { makeAutoObservable, runInAction } from 'mobx';

/** Hover-intent delay, in ms. */
const DELAY = 60;

/** The bubble that the pointer stays on for the delay, and not those that it only passes over. */
export class HoverIntent {
  id: string | null = null;
  /** A bubble was set, and the pointer has not left all bubbles since. */
  isActive = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Without delay, for keyboard and touch. null: the pointer is on no bubble. */
  set(id: string | null): void {
    clearTimeout(this.#timer);
    this.id = id;
    this.isActive = id !== null;
  }

  setDelayed(id: string): void {
    clearTimeout(this.#timer);
    // The keyboard may have set it already.
    if (this.id === id) return;
    this.id = null;
    this.#timer = setTimeout(() => runInAction(() => this.set(id)), DELAY);
  }
}
