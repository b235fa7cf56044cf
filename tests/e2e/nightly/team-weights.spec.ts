import type { Page } from '@playwright/test';
import { expect, test } from '../embedded/fixtures';
import { expectSeen, join, openProfile } from './member-profiles';

const says = (page: Page, words: string) => page.getByRole('article', { name: 'Ranking' }).getByText(words);
const TEAMS = 'The weights of the team: growth 60, average sizing 40.';

/** Ten points more for growth than these weights give it. */
async function weighGrowth(page: Page, shown: string): Promise<void> {
  await page.goto('/review/1?tab=ranking');
  await expectSeen(page, says(page, shown));
  await page.getByRole('slider', { name: 'Points of Growth' }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
}

test('the lead sets the weights of the team, which the others see and may leave for own ones', async ({ context }) => {
  test.slow();
  const pages: Page[] = [];
  for (const name of ['Maya', 'Anna']) {
    const page = await openProfile(context, name);
    await join(page, name);
    pages.push(page);
  }
  const [maya, anna] = pages as [Page, Page];
  await weighGrowth(maya, 'You have set no weights yet. Shown are: growth 50, average sizing 50.');
  await maya.getByRole('button', { name: 'Make these the weights of the team' }).click();

  await test.step('another member sees them, whose they are, and cannot set them', async () => {
    await anna.goto('/review/1?tab=ranking');
    await expectSeen(anna, says(anna, TEAMS));
    await expect(anna.getByRole('button', { name: 'Make these the weights of the team' })).toHaveCount(0);
    // The order of the queue is by them, too, and its address has them.
    await anna.goto('/review/1?order=weights');
    await expect(anna).toHaveURL(/weights=growth/);
  });

  await test.step('own weights are said to be own ones, until those of the team are taken again', async () => {
    await weighGrowth(anna, TEAMS);
    await expect(says(anna, 'Your weights: growth 70, average sizing 30.')).toBeVisible();
    await anna.getByRole('button', { name: 'Use those of the team' }).click();
    await expect(says(anna, TEAMS)).toBeVisible();
  });
});
