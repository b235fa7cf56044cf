import { expect, test, topicCard } from './fixtures';

const PATH = '/signals';

test('the same build works below a path of its own', async ({ page, baseURL }) => {
  // A proxy that takes the path off and says so.
  await page.route(`${baseURL}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!pathname.startsWith(`${PATH}/`)) return await route.fulfill({ status: 404, body: 'of another product' });
    const headers = { ...route.request().headers(), 'x-forwarded-prefix': PATH };
    const url = `${baseURL}${pathname.slice(PATH.length)}${search}`;
    return await route.fulfill({ response: await route.fetch({ url, headers }) });
  });

  await test.step('home, the explorer, and Back', async () => {
    await page.goto(`${PATH}/`);
    await expect(page).toHaveURL(`${PATH}/homepage/1`);
    await expect(page.getByRole('heading', { name: 'Circular materials' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/\/signals\/data\/1/);
    await expect(page.getByRole('region', { name: /map/i }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${PATH}/homepage/1`);
  });

  await test.step('a shared address is opened again', async () => {
    await page.goto(`${PATH}/homepage/1?topic_id=4205`);
    const card = topicCard(page, 'Retail media');
    await card.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The URL has been copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}${PATH}/homepage/1?topic_id=4205`,
    );
  });

  await test.step('a brief, an experiment and its own data', async () => {
    await page.goto(`${PATH}/brief/1?topic=1105&topic=1101&from=selection`);
    await expect(page.locator('[data-brief] article')).toHaveCount(2);
    await page.goto(`${PATH}/sow/1/experiments/horizon-timeline`);
    await expect(page.locator('iframe')).toHaveAttribute('src', /^\/signals\/experiments\//);
  });
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
