import type { Page } from '@playwright/test';
import { expectSeen, inEachWindow } from '../seen';
import { expect, test } from './fixtures';

/** Answers a call of this page alone: a fault of the staging environment is one for the tests beside this one, too. */
async function refuse(page: Page, path: string, status: number) {
  const asked: string[] = [];
  const answer = new RegExp(`/client_interface${path}(?:\\?.*)?$`);
  await page.route(answer, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status, json: { detail: 'No.' }, headers: { 'access-control-allow-origin': '*' } });
  });
  return { asked, heal: () => page.unroute(answer) };
}

/** What the product logs, without what the browser says of the answer. */
function logOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error' && /^Failed to (?!load resource)/.test(entry.text())) logged.push(entry.text());
  });
  return logged;
}

const STATUSES = [400, 403] as const;

test.describe('a chart that gets no grant', () => {
  test.use({ expectedErrors: /status of 40[03]|^Failed to fetch data:/ });

  test('offers to try again alone, without a text, and asks and logs once', async ({ page }) => {
    const logged = logOf(page);
    for (const status of STATUSES) {
      const { asked, heal } = await refuse(page, '/api/luzmo/auth/', status);
      await page.goto('/data/1?tab=opportunityMap');
      const map = page.getByRole('region', { name: 'Topic map', exact: true });
      const again = map.getByRole('button', { name: 'Try again' });
      await inEachWindow(page, () => expectSeen(again));
      await expect(map).toHaveText('Try again');
      await expect(map.getByRole('button')).toHaveCount(1);
      expect(asked).toHaveLength(1);
      expect(logged.splice(0)).toEqual([expect.stringMatching(/^Failed to fetch data:/)]);
      await heal();
      await again.click();
      await expect(map.locator('luzmo-embed-dashboard')).toBeVisible();
    }
  });
});

/** Each call that a screen makes by itself, the screen, and the log as the specification words it. */
const ON_A_SCREEN = [
  ['/api/permissions/1/', '/homepage/1', 'Failed to get permissions:'],
  ['/api/sows/1/shifts/', '/homepage/1', 'Failed to fetch data:'],
  ['/api/sows/1/opportunities/', '/platforms/1', 'Failed to fetch opportunities:'],
  ['/api/foresight/1/', '/foresight/1', 'Failed to fetch data:'],
  ['/api/sows/1/versions', '/data/1', 'Failed to fetch versions:'],
  ['/api/sows/1/topics/', '/data/1?tab=opportunityMap', 'Failed to fetch topics:'],
  ['/api/sows/1/trends/', '/data/1', 'Failed to fetch trends:'],
] as const;

test.describe('a call that fails on a direct load', () => {
  test.use({ expectedErrors: /status of 40[03]|^Failed to (?:fetch|get) / });

  for (const [path, screen, message] of ON_A_SCREEN)
    test.describe(path, () => {
      test('is asked for once and logged once, ahead of the screen, by the screen and by its parts', async ({
        page,
      }) => {
        const logged = logOf(page);
        for (const status of STATUSES) {
          const { asked, heal } = await refuse(page, path, status);
          await page.goto(screen);
          await expect.poll(() => logged).toHaveLength(1);
          await expect(page.getByRole('heading').first()).toBeVisible();
          // What is loaded when the page is idle asks for the same.
          await page.mouse.move(700, 400);
          await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
          expect(asked).toHaveLength(1);
          expect(logged.splice(0)).toEqual([expect.stringContaining(message)]);
          await heal();
        }
      });
    });
});
