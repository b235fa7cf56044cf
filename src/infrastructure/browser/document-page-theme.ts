import { makeAutoObservable } from 'mobx';
import type { Theme } from '../../application/shell/theme';
import type { PageTheme } from '../../application/shell/page-theme';

/** The theme as a class on the root element; index.html sets it before the first paint, this keeps it. */
export class DocumentPageTheme implements PageTheme {
  systemTheme: Theme;
  readonly #query = window.matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    this.systemTheme = this.#query.matches ? 'dark' : 'light';
    makeAutoObservable(this);
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
