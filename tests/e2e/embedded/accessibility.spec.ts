import { expect, expectAccessible, expectAccessibleInThemes, test } from './fixtures';
import { OF_CARDS, OF_THE_ASSISTANT, OF_THE_EXPLORER, TO_DECIDE, TO_READ, type Station } from './stations';
import { OF_A_VISITOR } from './visitor-stations';

const WALKS: readonly (readonly [screens: string, stations: readonly Station[]])[] = [
  ['what is read', TO_READ],
  ['the cards', OF_CARDS],
  ['the assistant', OF_THE_ASSISTANT],
  ['the explorer', OF_THE_EXPLORER],
  ['what is decided', TO_DECIDE],
];

test.describe('axe finds nothing, also on a phone', () => {
  test.slow();
  // The theme is the system's, because that can change without another load of the page.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      if (window.top === window) localStorage.setItem('theme', 'system');
    }),
  );

  for (const [screens, stations] of WALKS) {
    test(`on ${screens}`, async ({ page }) => {
      for (const [name, reach, within] of stations) {
        await test.step(`on ${name}`, async () => {
          await reach(page);
          await expectAccessibleInThemes(page, within);
        });
      }
    });
  }

  test.describe('before signing in', () => {
    test.use({ signedIn: false });

    test('on the login and what opens there', async ({ page }) => {
      for (const [name, reach] of OF_A_VISITOR) {
        await test.step(`on ${name}`, async () => {
          await reach(page);
          await expectAccessibleInThemes(page);
        });
      }
    });
  });

  test('on an experiment, in its frame', async ({ page }) => {
    await page.goto('/sow/1/experiments/horizon-timeline');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Horizon timeline' })).toBeVisible();
    await expectAccessible(page, { frames: true });
  });
});
