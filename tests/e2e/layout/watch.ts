import type { BrowserContext, Page } from '@playwright/test';
import { layoutFaults } from './faults';
import type { LayoutState } from './states';

declare global {
  interface Window {
    /** The sum of all layout shifts that no input asked for, with what moved. */
    layoutShifts?: { sum: number; moved: string[] };
  }
}

/** Of a whole visit of a screen. Good is under 0.1; a page that keeps its room has less. */
const MOST_SHIFT = 0.05;
/** Milliseconds that each file comes late: what is drawn in between can be seen, also on a fast machine. */
const LATE = 100;
/** Milliseconds after which the code of the team is here: a second after the topics. */
const TEAM_LOADED = 1800;

/** A window of the width; up to a phone's width its controls are as large as fingers need, and take other lines. */
export function windowOf(width: number): { viewport: { width: number; height: number }; hasTouch: boolean } {
  const isPhone = width < 500;
  return { viewport: { width, height: isPhone ? 844 : 900 }, hasTouch: isPhone };
}

/** Makes shifts countable and files late, in all pages of a context. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    window.layoutShifts = shifts;
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.sum += value;
        shifts.moved.push(...sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await context.route(/\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE));
    await route.continue();
  });
}

/** Goes to a state, and says what is wrong with its layout; empty: nothing. */
export async function faultsOf(page: Page, { name, path, open }: LayoutState): Promise<readonly string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(TEAM_LOADED);
  const faults: string[] = [];
  const { sum, moved } = (await page.evaluate(() => window.layoutShifts)) ?? { sum: 0, moved: [] };
  if (sum >= MOST_SHIFT) faults.push(`moves by ${sum.toFixed(3)}: ${[...new Set(moved)].join(' | ')}`);
  if (open !== undefined) {
    await open(page);
    await page.waitForTimeout(OPENED);
  }
  faults.push(...(await page.evaluate(layoutFaults)));
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Milliseconds in which what was opened has slid in. */
const OPENED = 500;
