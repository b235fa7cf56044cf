import { expect, test } from './fixtures';

test.use({ sampleTeam: true });

/** Long tables that scroll with the page, and a word of the head of one of their columns. */
const TABLES = {
  team: ['/review/1?tab=team', 'Topics by members of the team', 'Latest reason'],
  ranking: ['/review/1?tab=ranking', 'Topics by their score', 'Among the first 10'],
  compare: ['/compare/1?topic=1105&topic=1101&topic=1104', '3 topics side by side', 'Refill stations'],
} as const;

for (const [name, [path, label, head]] of Object.entries(TABLES))
  test(`the heads of the table of ${name} stay below the header while the page is scrolled`, async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table', { name: label });
    const words = table.getByRole('columnheader').getByText(head).first();
    await expect(words).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
    for (const further of [900, 400]) {
      await page.evaluate((by) => window.scrollBy(0, by), further);
      await expect.poll(async () => (await words.boundingBox())?.y ?? 0).toBeLessThan(160);
      const header = await page.getByRole('banner').boundingBox();
      expect((await words.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((header?.height ?? 64) - 1);
    }
  });
