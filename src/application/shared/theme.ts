import { token } from './token';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = Exclude<ThemeChoice, 'system'>;

/** Sets the theme of the page, and reads that of the operating system. */
export interface PageTheme {
  /** Observable. */
  readonly systemTheme: Theme;
  /** The browser itself makes light pages dark, whatever they ask for: parts of the light theme would vanish. */
  readonly isDarkForced: boolean;
  /** Sets the class `dark` on the root element, or takes it off. */
  apply(theme: Theme): void;
  /** @returns stops listening */
  onSystemChange(listener: () => void): () => void;
}
export const PageTheme = token<PageTheme>('PageTheme');
