import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from './browser-ports';
import { BY_REFERENCE } from './by-reference';

/** Milliseconds (specification, section 9). */
export const TOAST_DURATION = 5000;

export interface Toast {
  /** One toast at a time for each kind: a new one replaces the old one. */
  readonly kind: 'status' | 'share' | 'error' | 'export' | 'filters' | 'library' | 'own-data' | 'project' | 'link';
  readonly text: string;
  readonly tone?: 'success' | 'error';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It stays until it is dismissed: it names what the user may have to look for elsewhere. */
  readonly stays?: true;
}

interface Shown {
  readonly toast: Toast;
  readonly id: number;
}

/** Short messages that go by themselves, unless the user is on them or they are said to stay. */
export class ToastStore {
  shown: readonly Shown[] = [];
  #nextId = 1;
  readonly #timers = new Map<number, () => void>();

  constructor(private readonly clock: Clock) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  show(toast: Toast): void {
    for (const old of this.shown.filter((other) => other.toast.kind === toast.kind)) this.dismiss(old.id);
    const id = this.#nextId++;
    this.shown = [...this.shown, { toast, id }];
    this.#startTimer(id);
  }

  dismiss(id: number): void {
    this.#stopTimer(id);
    this.shown = this.shown.filter((other) => other.id !== id);
  }

  /** While the pointer or the focus is on it (visual language, toasts). */
  pause(id: number): void {
    this.#stopTimer(id);
  }

  resume(id: number): void {
    // The pointer also leaves a toast because it was dismissed.
    if (!this.shown.some((other) => other.id === id)) return;
    this.#stopTimer(id);
    this.#startTimer(id);
  }

  act(id: number): void {
    const toast = this.shown.find((other) => other.id === id)?.toast;
    this.dismiss(id);
    toast?.action?.run();
  }

  #startTimer(id: number): void {
    if (this.shown.some((each) => each.id === id && each.toast.stays)) return;
    this.#timers.set(
      id,
      this.clock.after(TOAST_DURATION, () => runInAction(() => this.dismiss(id))),
    );
  }

  #stopTimer(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
  }
}
