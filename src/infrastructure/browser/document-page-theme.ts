import { makeAutoObservable } from 'mobx';
import type { Theme, PageTheme } from '../../application/shared/theme';
import { BY_REFERENCE } from '../../application/shared/by-reference';

/** Sets the theme as a class on the root element, which index.html has set before the first paint. */
export class DocumentPageTheme implements PageTheme {
  systemTheme: Theme;
  /** Found out by boot.js, before the first paint. */
  readonly isDarkForced = document.documentElement.dataset['forced'] === 'dark';
  readonly #query = window.matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    this.systemTheme = this.#query.matches ? 'dark' : 'light';
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  apply(theme: Theme): void {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }

  onSystemChange(listener: () => void): () => void {
    const changed = (): void => {
      this.read();
      listener();
    };
    this.#query.addEventListener('change', changed);
    return () => this.#query.removeEventListener('change', changed);
  }

  read(): void {
    this.systemTheme = this.#query.matches ? 'dark' : 'light';
  }
}
