import type { Page } from '@playwright/test';
import { chooseTheme, expect, test } from '../embedded/fixtures';
import { messy } from '../layout/messy-workspace';
import { LAYOUT_STATES, type LayoutState } from '../layout/states';
import { faultsOf, watchLayout, windowOf } from '../layout/watch';

const WIDTHS = [390, 768, 1024, 1280, 1440, 1920];
/** Half the width in units of the text: the layouts are those of smaller windows. */
const LARGE_TEXT = 200;
const LARGE_TEXT_WIDTHS = new Set([1024, 1440]);
const MESSY_WIDTHS = new Set([390, 1440]);

async function look(page: Page, width: number, states: readonly LayoutState[]): Promise<readonly string[]> {
  await watchLayout(page.context());
  const faults: string[] = [];
  for (const state of states) if ((state.from ?? 0) <= width) faults.push(...(await faultsOf(page, state)));
  return faults;
}

const inSession = LAYOUT_STATES.filter(({ isSignedOut = false }) => !isSignedOut);

test.describe('nothing is cut, printed over other text or moves', () => {
  test.setTimeout(600_000);
  for (const width of WIDTHS)
    test.describe(`at ${width} px`, () => {
      test.use(windowOf(width));
      for (const theme of ['light', 'dark'] as const) {
        test(`${theme}, in the first visit of each screen`, async ({ page }) => {
          await chooseTheme(page, theme);
          expect(await look(page, width, inSession)).toEqual([]);
        });
        test.describe('with the sample team', () => {
          test.use({ sampleTeam: true });
          test(`${theme}, in the second visit`, async ({ page }) => {
            await chooseTheme(page, theme);
            await look(page, width, inSession.slice(0, 3));
            expect(await look(page, width, inSession)).toEqual([]);
          });
        });
      }

      if (LARGE_TEXT_WIDTHS.has(width))
        test(`with text of ${LARGE_TEXT} %`, async ({ page }) => {
          await page.addInitScript((size) => {
            // Before the first paint, as the settings of a browser are.
            new MutationObserver((_records, observer) => {
              document.documentElement.style.fontSize = `${size}%`;
              observer.disconnect();
            }).observe(document, { childList: true });
          }, LARGE_TEXT);
          expect(await look(page, (width * 100) / LARGE_TEXT, inSession)).toEqual([]);
        });

      if (MESSY_WIDTHS.has(width))
        test('with a workspace of long names, many labels and missing figures', async ({ page }) => {
          await messy(page);
          expect(await look(page, width, inSession)).toEqual([]);
        });

      test.describe('before the log-in', () => {
        test.use({ signedIn: false });
        test('no fault', async ({ page }) => {
          const states = LAYOUT_STATES.filter(({ isSignedOut = false }) => isSignedOut);
          expect(await look(page, width, states)).toEqual([]);
        });
      });
    });
});
