import { makeAutoObservable, runInAction } from 'mobx';

/** How long a mouse stays with a bubble that is meant and not only passed, in milliseconds. */
const REST = 60;

/** Which bubble a hand means: it is explained, and the others step back. In passing over many none is meant. */
export class MeantMark {
  id: string | null = null;
  /** One was meant, and none has been left for the plane since: on the way to the next nothing comes and goes. */
  hasBeen = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** At once: by keyboard and touch. null: none is pointed at any more. */
  set(id: string | null): void {
    clearTimeout(this.#resting);
    this.id = id;
    this.hasBeen = id !== null;
  }

  /** If the mouse stays. */
  setSoon(id: string): void {
    clearTimeout(this.#resting);
    // What was walked to by keyboard, and is now under the mouse as well, is meant already.
    if (this.id === id) return;
    this.id = null;
    this.#resting = setTimeout(() => runInAction(() => this.set(id)), REST);
  }
}
