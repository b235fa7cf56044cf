import { makeAutoObservable } from 'mobx';
import type { KeyValueStore } from './browser-ports';
import { THEME_CHOICES, type Theme, type ThemeChoice, type PageTheme } from './theme';
import { BY_REFERENCE } from './by-reference';

/** Under this key the theme outlives the session (specification, section 4). */
export const THEME_KEY = 'theme';

/** Light by default; dark and the system's own are choices. Survives logout. */
export class ThemeStore {
  choice: ThemeChoice;

  constructor(
    private readonly storage: KeyValueStore,
    private readonly surface: PageTheme,
  ) {
    const stored = storage.get(THEME_KEY);
    this.choice = THEME_CHOICES.find((known) => known === stored) ?? 'light';
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get theme(): Theme {
    if (this.surface.isDarkForced) return 'dark';
    return this.choice === 'system' ? this.surface.systemTheme : this.choice;
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    this.storage.set(THEME_KEY, choice);
    this.surface.apply(this.theme);
  }

  toggle(): void {
    this.choose(this.theme === 'dark' ? 'light' : 'dark');
  }

  /** Puts the theme on the page, and follows the system while that is the choice. @returns stops following */
  start(): () => void {
    this.surface.apply(this.theme);
    return this.surface.onSystemChange(() => this.surface.apply(this.theme));
  }
}
