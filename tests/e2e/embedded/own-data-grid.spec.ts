import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const topicMap = (page: Page) => page.getByRole('application', { name: 'Topic map' });

async function open(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open your own data' }).click();
  await page
    .getByLabel('File with your own data')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

const LONG = [
  'Segment;Topic;Measure;Year;Value;Unit',
  ...['Sea;Kelp farms', 'Sea;Tide mills', 'Land;Moss roofs', 'Land;Night trains'].flatMap((each, at) => [
    `${each};Market volume;2024;${100 + at * 40};EUR m`,
    `${each};Market volume;2025;${120 + at * 50};EUR m`,
    `${each};Growth;2025;${10 + at};% p. a.`,
  ]),
].join('\n');

test.use({ signedIn: false });

test.describe('the grid of own data', () => {
  test('opens a table with several rows a topic, and each row says what it becomes', async ({ page }) => {
    await open(page, 'market-long.csv', LONG);
    await expect(page.getByText('12 rows are 4 topics.')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /→ Growth$/ })).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: 'Row 3, row 2 of 3 of ‘Kelp farms’' })).toBeVisible();

    await test.step('the size is another figure with one press, and a row a topic with another', async () => {
      const earlier = page.getByRole('group', { name: 'Market volume 2024 (EUR m)' });
      await earlier.getByRole('button', { name: 'Size' }).click();
      await expect(earlier.getByRole('button', { name: 'Size' })).toHaveAttribute('aria-pressed', 'true');
      await page
        .getByRole('group', { name: 'Rows of a topic' })
        .getByRole('button', { name: 'One row per topic' })
        .click();
      await expect(page.getByText('12 rows are 4 topics.')).toHaveCount(0);
      await page.getByRole('button', { name: 'As first read' }).click();
      await expect(page.getByText('12 rows are 4 topics.')).toBeVisible();
    });

    await test.step('the topics open in their groups, with their growth and size', async () => {
      await page.getByRole('button', { name: 'Open 4 topics' }).click();
      await expect(topicMap(page)).toBeVisible();
      await page.getByRole('button', { name: 'Table' }).click();
      const row = page.getByRole('row').filter({ hasText: 'Kelp farms' });
      await expect(row).toContainText('+10');
      await expect(row).toContainText('Sea');
    });
  });

  test('reads two tables of a sheet as one, and one of them by the keyboard', async ({ page }) => {
    const table = (...rows: readonly string[]) => ['Topic;Growth %;Market (EUR m)', ...rows].join('\n');
    await open(
      page,
      'two.csv',
      `Sea\n${table('Kelp farms;3;50', 'Tide mills;4;60', 'Ferries;5;70')}\n\nLand\n${table('Moss roofs;20;30', 'Night trains;22;20')}`,
    );
    const opens = page.getByRole('button', { name: 'Open 5 topics' });
    await expect(opens).toBeEnabled();
    await expect(page.getByText('5 topics in 2 groups.')).toBeVisible();

    await test.step('Enter on the number of a row opens its menu, and Escape leads back', async () => {
      const row = page.getByRole('rowheader', { name: /^Row 3,/ });
      await page.getByRole('columnheader', { name: 'Row', exact: true }).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
      await expect(row).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Row 3' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(row).toBeFocused();
    });

    await test.step('Enter on a head opens its menu, where single keys choose', async () => {
      await page.keyboard.press('Home');
      await page.keyboard.press('Control+ArrowUp');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('columnheader', { name: /^Column B, Growth %: Growth/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('f');
      await expect(page.getByRole('columnheader', { name: /^Column B, Growth %: Figure/ })).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('columnheader', { name: /^Column B, Growth %: Growth/ })).toBeVisible();
    });

    const tables = page.getByRole('group', { name: '2 tables have these columns' });
    await tables.getByRole('button', { name: 'this one' }).click();
    await expect(page.getByRole('button', { name: 'Open 3 topics' })).toBeEnabled();
    await page.getByRole('rowheader', { name: /^Row 8, table 2/ }).click();
    await page.getByRole('button', { name: 'Read table 2' }).click();
    await expect(page.getByRole('button', { name: 'Open 2 topics' })).toBeEnabled();
  });

  test('reads amounts of several currencies with the rates of the user', async ({ page }) => {
    await open(
      page,
      'markets.csv',
      'Topic;Growth;Market\nKelp farms;3 %;€10m\nTide mills;4 %;€20m\nFerries;5 %;$40m\n',
    );
    await page.getByRole('textbox', { name: 'EUR for 1 USD' }).fill('0.5');
    await page.getByRole('button', { name: 'Read as size in EUR' }).click();
    await page.getByRole('button', { name: 'Open 3 topics' }).click();
    await expect(topicMap(page)).toBeVisible();
  });

  test('keeps its title, its buttons and its words apart on a phone with text of 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'a-market-with-a-long-name.csv', 'Name;2023;2024\nKelp farms;1;2\nTide mills;2;3\nTotal;3;5\n');
    await expect(page.getByRole('button', { name: 'Open 2 topics' })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const title = page.getByRole('heading', { name: 'a-market-with-a-long-name.csv' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(async () => {
      const [above, below] = [await title.boundingBox(), await undo.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    }).toPass();
    const words = page.getByRole('status').filter({ hasText: '2 topics.' });
    expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  });

  test('says of a file that holds no table what it is', async ({ page }) => {
    const files: readonly (readonly [string, string | Buffer, RegExp])[] = [
      ['empty.csv', '', /The file is empty/],
      ['report.xls', '<html><table><tr><td>Name</td></tr></table></html>', /a web page/],
      ['refs.csv', 'TY  - JOUR\nTI  - Kelp\nER  - \n', /a list of references/],
      ['table.csv', Buffer.from('%PDF-1.7'), /a PDF file/],
    ];
    for (const [name, content, message] of files) {
      await open(page, name, content);
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    }
  });
});
