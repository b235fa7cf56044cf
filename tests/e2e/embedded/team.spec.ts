import { expect, expectAccessibleAtEachSize, test } from './fixtures';

test.describe('the sample team', () => {
  test.use({ sampleTeam: true });

  test('shows where it is split, is left, and comes back', async ({ page }) => {
    await page.goto('/review/1?tab=team');
    await expect(page.getByRole('note')).toContainText('Sample team');
    await expect(page.getByRole('heading', { name: /split the team: Retail media most/ })).toBeVisible();
    await expectAccessibleAtEachSize(page);
    await page.getByRole('button', { name: /^Members: 4 colleagues/ }).click();
    await expectAccessibleAtEachSize(page);
    await page.getByRole('button', { name: 'Leave the sample' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Decide together in a folder you share' })).toBeVisible();
    await page.getByRole('button', { name: 'Start or join a team' }).click();
    await expectAccessibleAtEachSize(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the sample team' }).click();
    await expect(page.getByRole('heading', { name: /split the team: Retail media most/ })).toBeVisible();
  });
});
