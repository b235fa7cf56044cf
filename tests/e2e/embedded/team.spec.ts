import { expect, expectAccessible, expectAccessibleInThemes, test } from './fixtures';

test.describe('the sample team', () => {
  test.use({ sampleTeam: true });
  // The theme is the system's, because that can change without another load of the page.
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('theme', 'system')));

  test('shows where it is split, is left, and comes back', async ({ page }) => {
    await page.goto('/review/1?tab=team');
    await expect(page.getByRole('note')).toContainText('Sample team');
    await expect(page.getByRole('heading', { name: /split the team: Retail media most/ })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: /^Members: 4 colleagues/ }).click();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Leave the sample' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const offer = page.getByRole('heading', { name: 'Decide together in a folder you share' });
    // It has left when it says so; a reload does not bring it back.
    await expect(offer).toBeVisible();
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Exchange files instead' }).click();
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the sample team' }).click();
    await expect(page.getByRole('heading', { name: /split the team: Retail media most/ })).toBeVisible();
  });

  test('is there in the queue, on the board, on a card and at home', async ({ page }) => {
    await page.goto('/review/1');
    await expect(page.getByText('Two suppliers ship samples in spring.')).toBeVisible();
    await page.keyboard.press('3');
    await page.keyboard.press('w');
    await page.keyboard.type('We can lease the yard.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('k');
    await expect(page.getByText('Two suppliers ship samples in spring.')).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.goto('/review/1?tab=team&topic_id=4205&card_tab=Team');
    const card = page.getByRole('dialog', { name: 'Retail media' });
    await expect(card.getByText('A third of trade spend goes there.')).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.type('Thursday? @An');
    await page.keyboard.press('Tab');
    await expect(card.getByRole('textbox', { name: 'Write to the team' })).toHaveValue('Thursday? @Anna ');
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Enter');
    await expect(card.getByText('@Anna', { exact: true })).toBeVisible();
    // Only a decision of the user's own can differ from a colleague's.
    await card.getByRole('button', { name: 'Decide the same' }).click();
    await page.goto('/review/1?tab=board');
    await expect(page.getByRole('button', { name: /Retail media A colleague disagrees/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/homepage/1');
    await expect(page.getByRole('link', { name: /^Anna decided \d+/ })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.goto('/review/1?tab=team');
    await expect(page.getByRole('row', { name: /Seaweed films/ })).toContainText('We can lease the yard.');
  });
});
