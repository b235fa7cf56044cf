import { expect, test } from './fixtures';

test('topics are ranked by own weights with keys, which a link carries and a reload keeps', async ({
  page,
  context,
}) => {
  await page.goto('/review/1?tab=ranking');
  const ranking = page.getByRole('article', { name: 'Ranking' });
  await expect(ranking.getByRole('heading', { level: 2 })).toHaveText(/comes first$/);
  await expect(ranking.getByText(/^You have set no weights yet/)).toBeVisible();

  await test.step('the points of a figure are set with the arrow keys', async () => {
    await ranking.getByRole('slider', { name: 'Points of Growth' }).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    await expect(ranking.getByText('Your weights: growth 60, average sizing 40.')).toBeVisible();
  });

  await test.step('a press on a score says its parts', async () => {
    const score = ranking.getByRole('button', { name: /^Score of/ }).first();
    await score.focus();
    await page.keyboard.press('Enter');
    await expect(score).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('they are there after a reload, and order the queue', async () => {
    await page.reload();
    await expect(ranking.getByText('Your weights: growth 60, average sizing 40.')).toBeVisible();
    await page.goto('/review/1?order=weights');
    await expect(page.getByText('By my weights').first()).toBeVisible();
  });

  await test.step('they order the list, whose address has them, and a press on a score shows its parts', async () => {
    await page.goto('/review/1?tab=ranking');
    await ranking.getByRole('button', { name: 'Show in the list' }).click();
    await expect(page.getByRole('columnheader', { name: /^Score/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/weights=growth%2C60%3Bsizing%2C40/);
    const score = page.getByRole('button', { name: /^Score of/ }).first();
    await score.click();
    await expect(page.getByText(/^Score \d+\.\d of 100, place 1 of /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(score).toBeFocused();
  });

  await test.step('the weights of a link are said to be its own', async () => {
    const other = await context.newPage();
    await other.goto('/review/1?tab=ranking&weights=growth,20;sizing,80');
    await expect(
      other.getByText('The weights of the link that was opened: growth 20, average sizing 80.'),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Show mine' }).click();
    await expect(other.getByText('Your weights: growth 60, average sizing 40.')).toBeVisible();
  });

  await test.step('nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/review/1?tab=ranking');
    await expect(ranking).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
