import { TOPICS, TRENDS } from '../has';
import { expectSeen } from '../seen';
import { chart, expect, test } from './fixtures';

const WINDOWS = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1536, 730],
  [1024, 768],
  [390, 844],
] as const;

test('the external list view has a trend chart, then a topic chart at 40 % of the window, at every size', async ({
  page,
  received,
}) => {
  await page.goto('/data/1?tab=trendList');
  for (const [width, height] of WINDOWS) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const [trends, topics] = ['Trend list', 'Topic list'].map((name) =>
        page.getByRole('region', { name, exact: true }),
      );
      const heightOf = async (region: typeof trends) => (await region?.boundingBox())?.height ?? 0;
      for (const region of [trends, topics]) {
        if (region === undefined) throw new Error('There are two charts');
        await expectSeen(region);
        await expect.poll(() => heightOf(region)).toBeCloseTo(0.4 * height, 0);
      }
      const top = async (region: typeof trends) => (await region?.boundingBox())?.y ?? 0;
      expect(await top(topics)).toBeGreaterThan((await top(trends)) + (await heightOf(trends)) - 1);
      await expect(chart(page, 'Trend list').getByRole('heading')).toHaveText(`Trends by size (${TRENDS})`);
      await expect(chart(page, 'Topic list').getByRole('heading')).toHaveText(`Topics by size (${TOPICS})`);
      if (width > 768)
        for (const row of ['Trend list', 'Topic list']) {
          await expectSeen(page.getByRole('heading', { name: row, exact: true }));
          const names = page
            .getByRole('group', { name: `Filters of the ${row}` })
            .locator('button[aria-haspopup=listbox]');
          await expect(names).toHaveCount(2);
          for (const button of await names.all()) await expectSeen(button);
        }
    });
  }
  // Another height of the window needs no other grant.
  expect(await received('/api/luzmo/auth/')).toHaveLength(2);
});
