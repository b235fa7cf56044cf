import { expect, test } from './fixtures';

const topics = Array.from({ length: 30 }, (_, index) => ({
  tid: index + 1,
  sow_id: 1,
  topic_name: `Signal ${index + 1}`,
  topic_growth: index / 100,
  average_sizing: (index % 10) / 10,
  quadrant: (index % 4) + 1,
}));
const workspace = { sows: [{ id: 1, name: 'My signals' }], topics };

const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('opening own data', () => {
  test.use({ signedIn: false });

  test('from the login page, a workspace file becomes a project that stays', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Open your own data' }).click();
    await page.getByLabel('File with your own data').setInputFiles(fileOf('mine.json', JSON.stringify(workspace)));
    await expect(page.getByRole('application', { name: 'Topic map' })).toBeVisible();
    await expect(page.getByRole('button', { name: /My signals/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('application', { name: 'Topic map' })).toBeVisible();
    await page
      .getByRole('button', { name: /My signals/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Manage your projects' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /My signals/ }).first()).toBeVisible();
  });
});
