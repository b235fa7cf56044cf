import { token } from '../shared/token';
import type { Theme } from './theme';

/** The page that wears the theme, and the system that may choose it. */
export interface PageTheme {
  /** Observable. */
  readonly systemTheme: Theme;
  /** Sets the class `dark` on the root element, or takes it off. */
  apply(theme: Theme): void;
  /** @returns stops listening */
  onSystemChange(listener: () => void): () => void;
}
export const PageTheme = token<PageTheme>('PageTheme');
