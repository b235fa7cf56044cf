import { makeAutoObservable } from 'mobx';
import type { Theme, PageTheme } from '../../src/application/shared/theme';

export class FakePageTheme implements PageTheme {
  systemTheme: Theme = 'light';
  isDarkForced = false;
  /** What the page wears; null before anything was applied. */
  worn: Theme | null = null;
  #listeners: readonly (() => void)[] = [];

  constructor() {
    makeAutoObservable(this, { worn: false, isDarkForced: false }, { autoBind: true });
  }

  apply(theme: Theme): void {
    this.worn = theme;
  }

  onSystemChange(listener: () => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** The system goes over to another theme. */
  changeSystem(theme: Theme): void {
    this.systemTheme = theme;
    for (const listener of this.#listeners) listener();
  }
}
