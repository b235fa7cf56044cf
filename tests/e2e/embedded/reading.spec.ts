import { expect, test } from './fixtures';

test('what is new, the platforms and the insights', async ({ page, baseURL }) => {
  await test.step('says what is new and of when, and leads back to the data', async () => {
    await page.goto('/data-refresh/1');
    await expect(page.getByRole('heading', { name: 'Key updates to guide your next move' })).toBeVisible();
    await expect(page.getByText('Your data was updated on Sep 2026')).toBeVisible();
    const carousel = page.getByRole('region', { name: 'New Discoveries' });
    await expect(carousel.getByText('Discover all new trends and topics that have emerged.')).toBeVisible();
    await expect(carousel.getByText('4 discoveries')).toBeVisible();
    // Those beyond the window are drawn when they come near.
    await carousel.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(carousel.getByText('NEW', { exact: true })).toHaveCount(await carousel.getByRole('listitem').count());
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/data/1');
  });

  await test.step('what is new opens a flashcard over it', async () => {
    await page.goBack();
    await page
      .getByRole('region', { name: 'New Discoveries' })
      .getByRole('button', { name: /^Shopping agents/ })
      .click();
    await expect(page).toHaveURL(/\/data-refresh\/1\?topic_id=\d+/);
    await expect(page.getByRole('dialog', { name: 'Shopping agents' })).toBeVisible();
  });

  await test.step("'Show in Trend map' opens the topic map with the platform's topics, and Back returns", async () => {
    await page.goto('/platforms/1');
    const platform = page.getByRole('region', { name: 'Zero-waste kitchen' });
    await expect(platform.getByText('7 topics')).toBeVisible();
    await platform.getByRole('button', { name: /Show in Trend map/ }).click();
    await expect(page).toHaveURL(/\/data\/1\?tab=opportunityMap&topics=/);
    expect(new URL(page.url()).searchParams.getAll('topics')).toHaveLength(7);
    await expect(page.getByText('Platform: Zero-waste kitchen')).toBeVisible();
    await page.getByRole('button', { name: 'Show all topics, not only those of Zero-waste kitchen' }).click();
    await expect(page).toHaveURL(/\/data\/1\?tab=opportunityMap$/);
    await expect(page.getByText('Platform: Zero-waste kitchen')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Platform: Zero-waste kitchen')).toBeVisible();
    await page.goBack();
    await expect(platform).toBeVisible();
  });

  await test.step('a platform can be led to', async () => {
    await page.goto('/platforms/1?platform=Climate-ready%20plant');
    await expect(page).toHaveURL('/platforms/1');
    await expect(page.getByRole('heading', { name: 'Climate-ready plant' })).toBeInViewport();
  });

  await test.step('insights ask no other host for anything', async () => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto('/foresight/1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect([...hosts].filter((host) => !host.startsWith('blob'))).toEqual([new URL(baseURL ?? '').origin]);
  });

  await test.step('an insight names its date, its sources and what it is about', async () => {
    const insight = page.getByRole('article').first();
    await expect(insight.getByText('Published : 9/28/2026')).toBeVisible();
    const sources = insight.getByRole('group', { name: 'Sources' });
    await expect(sources.getByRole('link').first()).toHaveAttribute('target', '_blank');
    await expect(sources.getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer');
    await insight.getByRole('button', { name: /^Green-claim proof/ }).click();
    await expect(page.getByRole('dialog', { name: 'Green-claim proof' })).toBeVisible();
    await expect(page.getByTestId('flashcard-backdrop')).toBeVisible();
  });

  await test.step("nothing there: the texts, and 'Back to Home Page'", async () => {
    await page.goto('/foresight/2');
    await page.getByRole('link', { name: 'Back to Home Page' }).click();
    await expect(page).toHaveURL('/homepage/2');
  });

  await test.step('shows a spinner until the discoveries are there', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/workspace.json', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/data-refresh/1');
    await expect(page.getByText('Loading ...').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'New Discoveries' })).toHaveCount(0);
    arrive();
    await expect(page.getByRole('region', { name: 'New Discoveries' })).toBeVisible();
    await expect(page.getByText('Loading ...')).toHaveCount(0);
  });
});

test('an experiment in its frame', async ({ page }) => {
  await test.step('fills the height below the header, in a sandbox', async () => {
    await page.goto('/sow/1/experiments/scenario-canvas');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Scenario canvas' })).toBeVisible();
    expect((await frame.boundingBox())?.height).toBeCloseTo(900 - 64, 1);
  });

  await test.step('wears the theme of the product, and is not loaded anew when it changes', async () => {
    const inside = page.frameLocator('iframe');
    await inside.locator('body').evaluate((body) => (body.dataset['seen'] = 'before'));
    const ground = () => inside.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await ground()).toBe('rgb(247, 247, 244)');
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expect.poll(ground).toBe('rgb(13, 15, 20)');
    expect(await inside.locator('body').getAttribute('data-seen')).toBe('before');
  });
});
