import { makeAutoObservable, runInAction } from 'mobx';

/** Hover-intent delay, in ms. */
const DELAY = 60;

/** The bubble that the pointer stays on. A pointer that only passes over bubbles means none of them. */
export class HoverIntent {
  id: string | null = null;
  /** One was meant, and the pointer has not been on the plane between bubbles since. */
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
