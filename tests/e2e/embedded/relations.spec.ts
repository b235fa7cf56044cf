import { expect, test, topicCard } from './fixtures';

test('topics, insights, platforms and the assistant lead to one another', async ({ page }) => {
  await test.step('an insight opens a topic, whose card leads back to the insight and on to its platform', async () => {
    await page.goto('/foresight/1');
    await page
      .getByRole('button', { name: /^Eating under GLP-1/ })
      .first()
      .click();
    const card = topicCard(page, 'Eating under GLP-1 medicines');
    await expect(card.getByText('NEW')).toBeVisible();

    await card.getByRole('button', { name: 'In 1 insight and 1 platform' }).click();
    await page.getByRole('region', { name: 'Platforms' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/platforms\/1$/);
    await expect(card).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Healthy ageing range' })).toBeInViewport();

    await page.goBack();
    await card.getByRole('button', { name: 'In 1 insight and 1 platform' }).click();
    await page.getByRole('region', { name: 'Weekly insights' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/foresight\/1$/);
    await expect(page.getByRole('heading', { name: /^Smaller appetites/ })).toBeInViewport();
  });

  await test.step('the search finds platforms and insights, and what is new wears a badge there', async () => {
    await page.goto('/homepage/1');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('healthy ageing');
    await page.getByRole('option', { name: /Healthy ageing range .*Platform/ }).click();
    await expect(page).toHaveURL(/\/platforms\/1$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('GLP-1');
    await expect(page.getByRole('option', { name: /Eating under GLP-1 .*NEW/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('snack aisle');
    await page.getByRole('option', { name: /Smaller appetites .*Insight/ }).click();
    await expect(page.getByRole('heading', { name: /^Smaller appetites/ })).toBeInViewport();
  });

  await test.step('the search leads to its insight, too, when the screen and its data are at hand', async () => {
    await page.goto('/foresight/1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Platforms', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Healthy ageing range' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('snack aisle');
    await page.getByRole('option', { name: /Smaller appetites .*Insight/ }).click();
    const insight = page.getByRole('heading', { name: /^Smaller appetites/ });
    await expect(insight).toBeInViewport();
    // Nor is it scrolled away from after that.
    await page.waitForTimeout(700);
    await expect(insight).toBeInViewport({ timeout: 1 });
  });

  await test.step("'Ask about this' opens the assistant with the topic, whose name leads back to the card", async () => {
    await page.goto('/homepage/1?topic_id=2204');
    await page.getByRole('button', { name: 'Ask about this' }).click();
    await expect(page).toHaveURL(/\/reneAI\/1\?query=/);
    await expect(page.getByRole('list', { name: 'Parts of the query' })).toContainText('Eating under GLP-1 medicines');
    await page.getByRole('table').getByRole('button', { name: 'Eating under GLP-1 medicines' }).click();
    await expect(topicCard(page, 'Eating under GLP-1 medicines')).toBeVisible();
  });
});
