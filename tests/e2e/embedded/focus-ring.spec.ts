import { addStyles, unseenStops } from '../layout/focus-walk';
import { expect, test } from './fixtures';

/** Of each screen, after the sidebar and the header, which all of them have. At night all screens, themes and stops. */
const MOST_STOPS = 40;

test('what has the focus shows it, by the pixels, on the way through a screen by Tab', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of ['/data/1?tab=opportunityMap', '/review/1']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { unseen, stops } = await unseenStops(page, MOST_STOPS);
    expect({ path, unseen }).toEqual({ path, unseen: [] });
    expect(stops).toBeGreaterThan(MOST_STOPS / 2);
  }
});

test('a product without rings is found', async ({ page }) => {
  await page.goto('/homepage/1');
  await page.waitForLoadState('networkidle');
  await addStyles(page, ':focus-visible { outline: none !important; box-shadow: none !important; }');
  const { unseen, stops } = await unseenStops(page, 4);
  expect(stops).toBeGreaterThan(1);
  expect(unseen.length).toBeGreaterThan(0);
});
