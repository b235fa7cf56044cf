import { expect, test, topicCard } from './fixtures';

test.use({ translated: true, sampleTeam: true });

/** Each text is wrapped by the translator, and shows what the product says now. */
test('a page that the browser translates follows decisions, tabs, filters, a brief and the team', async ({ page }) => {
  const toast = page.locator('[data-toasts]');

  await test.step('a status on a card, its toast and Undo', async () => {
    await page.goto('/homepage/1?topic_id=4205');
    const card = topicCard(page, 'Retail media');
    await expect(card.locator('font', { hasText: 'Retail media' }).locator('visible=true').first()).toBeVisible();
    for (const status of ['Important', 'Monitor', 'Undefined', 'Disregard']) {
      await card.getByRole('radio', { name: status }).click();
      await expect(card.getByRole('radio', { name: status })).toBeChecked();
      await expect(toast).toContainText('Status has been updated.');
    }
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('radio', { name: 'Undefined' })).toBeChecked();
    for (const tab of await card.getByRole('tab').all()) await tab.click();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  await test.step('decisions by keys in the review, and back', async () => {
    await page.goto('/review/1');
    const name = page.getByRole('article').getByRole('heading', { level: 2 });
    const progress = page.getByText(/^\d+ of \d+ decided$/);
    await expect(progress.locator('font').first()).toBeAttached();
    const [first, counted] = [await name.textContent(), await progress.textContent()];
    const decided = Number.parseInt(counted ?? '', 10);
    for (const [index, key] of ['4', '2', '1', '3'].entries()) {
      await page.keyboard.press(key);
      await expect(progress).toHaveText(new RegExp(`^${decided + index + 1} of`));
    }
    for (let back = 3; back >= 0; back -= 1) {
      await page.keyboard.press('z');
      await expect(progress).toHaveText(new RegExp(`^${decided + back} of`));
    }
    await expect(name).toHaveText(first ?? '');
  });

  await test.step('each tab of the review; a decision is among those of the team', async () => {
    await page.keyboard.press('3');
    for (const tab of await page.getByRole('main').getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Team' }).click();
    await page.getByRole('button', { name: /^Members/ }).click();
    await page.keyboard.press('Escape');
  });

  await test.step('filters say what they leave', async () => {
    await page.goto('/data/1?tab=opportunityMap');
    const counted = page.getByText(/^\d+ of \d+ topics$/).first();
    await expect(page.locator('font', { hasText: /^\d+ of \d+ topics$/ }).first()).toBeAttached();
    const all = (await counted.textContent()) ?? '';
    const status = page.getByRole('group', { name: 'Filters', exact: true }).getByRole('button', { name: /^Status/ });
    await status.click();
    await page.getByRole('option', { name: 'Important' }).click();
    await page.keyboard.press('Escape');
    await expect(counted).not.toHaveText(all);
    await page.getByRole('button', { name: /^Clear all/ }).click();
    await expect(counted).toHaveText(all);
    await page.getByRole('button', { name: /^Restore/ }).click();
    await expect(counted).not.toHaveText(all);
  });

  await test.step('a brief loses a topic and gets it back', async () => {
    await page.goto('/brief/1?topic=1105&topic=1101&topic=1102&from=selection');
    const sections = page.locator('[data-brief] article');
    await expect(sections.locator('font').first()).toBeAttached();
    await page
      .getByRole('list', { name: 'Topics of the brief' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Remove from the brief' }).click();
    await expect(sections).toHaveCount(2);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(sections).toHaveCount(3);
  });
});
