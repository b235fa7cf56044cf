import type { Page } from '@playwright/test';
import { expect, expectAccessibleAtEachSize, test } from './fixtures';
import { expectStored } from './stored-keys';

const HOURS = 60 * 60 * 1000;

interface File {
  topics: { tid: number; topic_name: string; quadrant: number; topic_growth: number | null }[];
}

/** Answers with the workspace as it was before its last changes. */
async function openEarlier(page: Page): Promise<void> {
  await page.route('**/workspace.json', async (route) => {
    const answer = await route.fetch();
    const file = (await answer.json()) as File;
    const [added, moved, changed, ...rest] = file.topics;
    if (!added || !moved || !changed) throw new Error('the workspace has too few topics');
    const topics = [
      { ...moved, quadrant: moved.quadrant === 1 ? 2 : 1 },
      { ...changed, topic_growth: (changed.topic_growth ?? 0) + 0.1 },
      ...rest,
      { ...moved, tid: 999_999, topic_name: 'Gone since' },
    ];
    await route.fulfill({ json: { ...file, topics } });
  });
}

test('home says what has changed since the last visit, and leads to just that', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
  await openEarlier(page);
  await page.goto('/homepage/1');
  await expect(page.getByRole('heading', { name: 'Circular materials' })).toBeVisible();
  await expect(page.getByText(/Since your visit/)).toHaveCount(0);
  // A snapshot is stored two seconds after the topics have come.
  await page.clock.runFor(3000);
  await expectStored(page, '1|visits|latest');
  await page.unroute('**/workspace.json');
  // The page is left before the hours pass: its last moment counts as presence.
  await page.goto('/accessibility.html');
  await page.clock.setSystemTime(Date.parse('2026-11-20T09:00:00Z') + 9 * HOURS);
  await page.goto('/homepage/1');
  const strip = page.getByRole('region', { name: 'Since your visit on Nov 20, 2026' });
  await expect(strip.getByRole('link')).toHaveText(['1 new', '1 changed quadrant', '1 changed', '1 gone']);
  await expectAccessibleAtEachSize(page);
  await strip.getByRole('link', { name: '1 changed quadrant' }).click();
  await expect(page).toHaveURL(/\/data\/1\?tab=opportunityMap&topics=/);
  await expect(page.getByText(/^1 of \d+ topics$/)).toBeVisible();
  await page.goto(page.url().replace('opportunityMap', 'trendList'));
  await expect(page.getByTitle(/ at your last visit, now /)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await strip.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(strip).toHaveCount(0);
});

test('what a user keeps for themselves is found again, and carried to another browser', async ({ page }) => {
  await test.step('a note, a star, a saved view and the last cards are on home, in the search, and survive a reload', async () => {
    await page.goto('/homepage/1?topic_id=1203');
    const card = page.getByRole('dialog');
    await card.getByRole('button', { name: 'Star' }).click();
    await card.getByRole('button', { name: 'Add a note' }).click();
    await page.keyboard.type('Ask the packaging team');
    await expectStored(page, '1|notes|topic:1203');
    await page.keyboard.press('Escape');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.goto('/data/1?tab=opportunityMap&maturity=topics:3');
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await expect(dialog.getByRole('textbox', { name: 'Name of the view' })).toHaveValue(
      'Topic map, Potential Disruptor',
    );
    await dialog.getByRole('textbox').fill('Small and fast');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Saved view Small and fast' })).toBeVisible();
    await page.goto('/homepage/1');
    await expect(page.getByRole('region', { name: 'Pick up where you left off' }).getByRole('button')).toHaveCount(1);
    const views = page.getByRole('region', { name: 'Saved views' });
    await expect(views.getByRole('link', { name: '1 topic' })).toBeVisible();
    await expectAccessibleAtEachSize(page);
    await views.getByRole('button', { name: 'More for the view Small and fast' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await views.getByRole('button', { name: /^Small and fast/ }).click();
    await expect(page).toHaveURL('/data/1?tab=opportunityMap&maturity=topics%3A3');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('packaging team');
    await page.getByRole('option', { name: /Ask the packaging team/ }).click();
    await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask the packaging team');
  });

  await test.step('the search runs actions by keyboard, and "?" shows all keys', async () => {
    await page.goto('/data/1');
    await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('save this view');
    await expect(page.getByRole('option', { name: /Save this view/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await expect(dialog.getByRole('textbox')).toHaveValue('Trend map');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Save view' }).press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectAccessibleAtEachSize(page);
  });

  await test.step('the library is saved as a file and read in again', async () => {
    await page.keyboard.press('Escape');
    const open = async () => {
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'My library' }).click();
    };
    await open();
    const dialog = page.getByRole('dialog', { name: 'My library' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save all of mine' }).click(),
    ]);
    await dialog.getByRole('button', { name: 'Remove from this browser' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText('Your library has been removed from this browser.');
    await dialog.getByLabel('Library file').setInputFiles(await download.path());
    await expect(dialog.getByText(/Adds: 1 note/)).toBeVisible();
    await expectAccessibleAtEachSize(page);
    await dialog.getByRole('button', { name: 'Load it' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^The file has been loaded\. Adds: 1 note/);
    await expectAccessibleAtEachSize(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goto('/library/1');
    await page.getByRole('searchbox', { name: 'Search your library' }).fill('packaging');
    const marked = page.getByRole('table', { name: 'My library' });
    await expect(marked.locator('mark').first()).toHaveText('packaging');
    await marked.getByRole('button', { name: 'Seaweed films', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask the packaging team');
  });
});
