import { expect, expectAccessibleInBothThemes, test } from './fixtures';

test.describe('axe finds nothing, in both themes', () => {
  test.describe('before signing in', () => {
    test.use({ signedIn: false });

    test('on login', async ({ page }) => {
      await expectAccessibleInBothThemes(page, '/login', async () => {
        await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
        // The drawing comes after the button, and fades in.
        await expect(page.getByText('Growth', { exact: true })).toBeVisible();
      });
    });
  });

  test('on the error pages', async ({ page }) => {
    for (const path of ['/403', '/404', '/500', '/maintenance']) {
      await expectAccessibleInBothThemes(page, path, () =>
        expect(page.getByRole('button', { name: 'Log out' })).toBeVisible(),
      );
    }
  });

  for (const [name, path, text] of [
    ['home', '/homepage/1', 'Circular materials'],
    ['platforms', '/platforms/1', 'Zero-waste kitchen'],
    ['no platforms', '/platforms/2', 'Groups of topics tailored to your company'],
    ['weekly insights', '/foresight/1', 'Related Topics & Trend'],
    ['no insights', '/foresight/2', 'Fresh insights are on the way.'],
    ['discoveries', '/data-refresh/1', 'New Discoveries'],
    ['the assistant', '/reneAI/1', 'What is new?'],
  ] as const) {
    test(`on ${name}`, async ({ page }) => {
      await expectAccessibleInBothThemes(page, path, async () => {
        await expect(page.getByText(text).first()).toBeVisible();
        // The banner's field comes after the rows, and fades in.
        if (name === 'home') await expect(page.getByRole('region', { name: 'Welcome' }).locator('dl')).toBeVisible();
      });
    });
  }

  test('on the answers of the assistant, a table of gaps and the form of a condition', async ({ page }) => {
    await expectAccessibleInBothThemes(page, '/reneAI/1', async () => {
      const box = page.getByRole('textbox', { name: 'Your question' });
      const log = page.getByRole('log');
      for (const question of [
        'Strong signals growing more than 20 % in Germany, without the ones I disregard',
        'Which of these does industry see well before consumers?',
      ]) {
        await box.fill(question);
        await box.press('Enter');
        await expect(log.getByRole('group', { name: 'Answer' }).last()).toBeVisible();
      }
      await log.getByRole('button', { name: /^industry − consumers/ }).click();
      await expect(log.getByRole('form')).toBeVisible();
    });
  });

  test('on the search, empty and with results', async ({ page }) => {
    for (const query of ['', 'pack']) {
      await expectAccessibleInBothThemes(page, '/homepage/1', async () => {
        await expect(page.getByRole('heading', { name: 'Circular materials' })).toBeVisible();
        const search = page.getByRole('combobox', { name: /search/i });
        await search.click();
        await search.fill(query);
        await expect(page.getByRole('option').first()).toBeVisible();
      });
    }
  });

  test('on the filters of a map', async ({ page }) => {
    for (const name of [/^Status/, /^Version/, /^Topics/, /^More filters/]) {
      await expectAccessibleInBothThemes(page, '/data/1?tab=opportunityMap&versions=all', async () => {
        await expect(page.getByText(/\d+ of 120 topics/).first()).toBeVisible();
        await page.getByRole('button', { name }).first().click();
        await expect(page.locator('[role="option"]:visible, [role="dialog"]:visible').first()).toBeVisible();
      });
    }
  });

  for (const [path, card, tabs] of [
    ['/homepage/1?topic_id=1203', 'Seaweed films', ['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive']],
    ['/homepage/1?trend_id=102', 'Next packaging materials', ['Related Topics', 'Metrics']],
  ] as const) {
    for (const tab of tabs) {
      test(`on the ${tab} of ${card}`, async ({ page }) => {
        const dialog = page.getByRole('dialog', { name: card });
        await expectAccessibleInBothThemes(page, path, async () => {
          await dialog.getByRole('tab', { name: tab }).click();
          await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible();
        });
      });
    }
  }
});
