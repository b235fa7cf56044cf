import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const map = (page: Page, name = 'Trend map'): Locator => page.getByRole('application', { name });

test('where no topic has the figures of the map, the table is shown at once, with the reason', async ({ page }) => {
  await page.route('**/workspace.json', async (route) => {
    const workspace = (await (await route.fetch()).json()) as { topics: object[] };
    const topics = workspace.topics.map((topic) => ({ ...topic, topic_growth: null }));
    await route.fulfill({ json: { ...workspace, topics } });
  });
  await page.goto('/data/1?tab=opportunityMap');
  await expect(page.getByText('A place on the map needs growth and average sizing')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Figures' })).toBeVisible();
  const table = page.getByRole('button', { name: 'Table' });
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page, 'Topic map')).toBeHidden();
});
