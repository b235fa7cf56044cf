import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const CSV = [
  'Signal,Description,Growth p.a.,Size,Owner',
  'Cargo bikes,Freight by bike.,31.7 %,40 %,Team 7',
  'Night trains,Sleeping through borders.,4 %,20 %,Team 8',
  'Depot robots,They load at night.,12 %,65 %,Team 7',
].join('\n');
const FAULTY = `${CSV}\n,Without a name.,1 %,1 %,\nLate trams,A text instead of a number.,many,30 %,`;
const topicMap = (page: Page) => page.getByRole('application', { name: 'Topic map' });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open your own data' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
}

function choose(page: Page, content: string, name = 'signals.csv'): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  return page.getByLabel('File with your own data').setInputFiles(file);
}

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('operates the dialog by keyboard', async ({ page }) => {
    await test.step('leaves with Escape at every step, back to the button that opened it', async () => {
      await page.goto('/login');
      for (const content of [null, CSV]) {
        await openDialog(page);
        if (content !== null) {
          await choose(page, content);
          await expect(page.getByRole('heading', { name: 'signals.csv' })).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Open your own data' })).toBeFocused();
      }
    });

    await test.step('opens a file by the keyboard alone', async () => {
      const tabTo = async (name: string | RegExp): Promise<void> => {
        const button = page.getByRole('button', { name });
        for (let press = 0; press < 40; press += 1) {
          if (await button.evaluate((element) => element === document.activeElement)) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`Tab does not reach ${name}`);
      };
      // From the start: the picker is intercepted some time after it is waited for.
      page.on('filechooser', () => {});
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Open your own data' })).toBeVisible();
      await tabTo('Open your own data');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
      const picker = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await picker).setFiles({ name: 'signals.csv', mimeType: 'text/csv', buffer: Buffer.from(FAULTY) });
      await expect(page.getByRole('heading', { name: 'signals.csv' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Open 4 topics' })).toBeEnabled();
      await tabTo('Open 4 topics');
      await page.keyboard.press('Enter');
      await expect(topicMap(page)).toBeVisible();
      await expect(page.getByText('4 of 4 topics')).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens a file, without anything beyond the screen', async ({ page }) => {
      const expectToFit = async (): Promise<void> => {
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        const dialog = page.getByRole('dialog');
        if ((await dialog.count()) === 0) return;
        expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      };
      await page.goto('/login');
      await page.getByRole('button', { name: 'Open your own data' }).tap();
      await expectToFit();
      const picker = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).tap();
      await (await picker).setFiles({ name: 'signals.csv', mimeType: 'text/csv', buffer: Buffer.from(FAULTY) });
      const open = page.getByRole('button', { name: 'Open 4 topics' });
      await expect(open).toBeEnabled();
      await expectToFit();
      await open.tap();
      await expect(page.getByText('4 of 4 topics')).toBeVisible();
      await expectToFit();
    });
  });
});
