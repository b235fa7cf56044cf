import type { Browser } from '@playwright/test';

export interface ScreenFigures {
  readonly scriptPaths: readonly string[];
  readonly [figure: string]: unknown;
}

export interface Check {
  readonly what: string;
  readonly found: string;
  readonly allowed: string;
  readonly isMet: boolean;
}

export const SCREEN_NAMES: readonly string[];
export function measureScreen(browser: Browser, origin: string, name: string): Promise<ScreenFigures>;
export function checkScreen(name: string, figures: ScreenFigures, distDir: string): Promise<Check[]>;
