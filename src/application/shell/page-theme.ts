import { token } from '../shared/token';
import type { Theme } from '../shared/theme';

/** Sets the theme of the page, and reads that of the operating system. */
export interface PageTheme {
  /** Observable. */
  readonly systemTheme: Theme;
  /** Sets the class `dark` on the root element, or takes it off. */
  apply(theme: Theme): void;
  /** @returns stops listening */
  onSystemChange(listener: () => void): () => void;
}
export const PageTheme = token<PageTheme>('PageTheme');
