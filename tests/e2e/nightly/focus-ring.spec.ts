import { chooseTheme, expect, test } from '../embedded/fixtures';
import { FOCUS_SCREENS, unseenStops } from '../layout/focus-walk';

const MOST_STOPS = 120;

test.use({ sampleTeam: true });

for (const mode of ['light', 'dark', 'forced'] as const)
  test.describe(mode, () => {
    test.use({ contextOptions: { forcedColors: mode === 'forced' ? 'active' : 'none' } });
    for (const path of FOCUS_SCREENS)
      test(`what has the focus on ${path} shows it`, async ({ page }) => {
        test.setTimeout(300_000);
        if (mode === 'dark') await chooseTheme(page, 'dark');
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const { unseen, stops } = await unseenStops(page, MOST_STOPS);
        expect(unseen).toEqual([]);
        expect(stops).toBeGreaterThan(1);
      });
  });
