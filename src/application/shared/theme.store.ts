import { makeAutoObservable } from 'mobx';
import type { KeyValueStore } from './browser-ports';
import { THEME_CHOICES, type Theme, type ThemeChoice, type PageTheme } from './theme';
import type { ProductSettings } from './product-settings';
import { BY_REFERENCE } from './by-reference';

/** Under this key the theme outlives the session (specification, section 4). */
export const THEME_KEY = 'theme';

/** What the operator has set, for the next page: it is painted before the configuration is here. */
const DEFAULT_KEY = 'theme-default';

/** Light by default, or as the system is where the operator says so; users choose. Survives logout. */
export class ThemeStore {
  choice: ThemeChoice;

  constructor(
    private readonly storage: KeyValueStore,
    private readonly surface: PageTheme,
    private readonly settings: Pick<ProductSettings, 'theme'>,
  ) {
    const stored = storage.get(THEME_KEY);
    this.choice = THEME_CHOICES.find((known) => known === stored) ?? settings.theme;
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
    if (this.settings.theme === 'light') this.storage.remove(DEFAULT_KEY);
    else this.storage.set(DEFAULT_KEY, this.settings.theme);
    this.surface.apply(this.theme);
    return this.surface.onSystemChange(() => this.surface.apply(this.theme));
  }
}
