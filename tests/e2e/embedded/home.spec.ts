import { expect, test } from './fixtures';
import { SHIFTS, TOPICS } from '../has';

test('the home page: its banner, its rows and its carousels', async ({ page }) => {
  await page.goto('/homepage/1');
  await expect(page.getByRole('heading', { name: 'Circular materials' })).toBeVisible();
  await test.step('the plain list before Swiper and the carousel after it stand on the same pixels', async () => {
    const shift = page.getByRole('region', { name: 'Circular materials' });
    const slides = () =>
      shift
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left * 10) / 10));
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    const before = await slides();
    await shift.getByRole('button', { name: 'Next: Circular materials' }).hover();
    await expect(shift.locator('.swiper')).toHaveClass(/swiper-initialized/);
    expect(await slides()).toEqual(before);
    await shift.getByRole('button', { name: 'Next: Circular materials' }).click();
    await expect.poll(async () => (await slides())[0]).toBeLessThan((before[0] ?? 0) - 400);
    await shift.getByRole('button', { name: 'Previous: Circular materials' }).click();
    await expect.poll(slides).toEqual(before);
  });

  await test.step('slides are 390 px wide, 25 apart, and move with previous and next, without a loop', async () => {
    const shift = page.getByRole('region', { name: 'Circular materials' });
    const boxes = await shift
      .getByRole('listitem')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
    expect(boxes[0]?.width).toBe(390);
    expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBe(25);
    const [previous, next] = [
      shift.getByRole('button', { name: 'Previous: Circular materials' }),
      shift.getByRole('button', { name: 'Next: Circular materials' }),
    ];
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(previous).toBeEnabled();
    await expect(async () => {
      if (await next.isEnabled()) await next.click({ timeout: 500 });
      await expect(next).toBeDisabled({ timeout: 1000 });
    }).toPass();
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(next).toBeEnabled();
  });

  await test.step('the focus stays with the button of a carousel that has come to its end', async () => {
    const next = page.getByRole('button', { name: 'Next: Circular materials' });
    await next.focus();
    for (let turn = 0; turn < 4; turn++) await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Previous: Circular materials' })).toBeFocused();
  });

  await test.step('there is one carousel per shift, with its name, description and trends', async () => {
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    await expect(page.getByText(`${SHIFTS} shifts`)).toBeVisible();
    const shift = page.getByRole('region', { name: 'Circular materials' });
    await expect(shift.getByText('4 trends')).toBeVisible();
    await expect(shift.getByRole('button', { name: /Less and reused packaging/ })).toContainText('Strong Signal');
    await expect(shift.getByRole('button', { name: /Less and reused packaging/ })).toContainText('Trend');
    const names = ['Circular materials', 'Trust and society'];
    for (const name of names) await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
    const last = page.getByRole('region', { name: 'Trust and society' });
    await last.evaluate((row) => row.scrollIntoView());
    await expect(last.getByRole('heading', { name: 'Trust and society' })).toBeInViewport();
    await expect(last.getByRole('listitem').first()).toContainText('Trend');
  });

  await test.step('a carousel is where it was left when one comes back from another screen', async () => {
    const first = page.getByRole('region', { name: 'Commerce rewired' }).getByRole('listitem').first();
    const left = async () => Math.round((await first.boundingBox())?.x ?? 0);
    const start = await left();
    await page.getByRole('button', { name: 'Next: Commerce rewired' }).click();
    await expect.poll(left).toBeLessThan(start - 400);
    await page.getByRole('link', { name: 'Data Explorer', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Topic map' })).toBeVisible();
    await page.goBack();
    await expect.poll(left).toBeLessThan(start - 400);
    await expect(page.getByRole('button', { name: 'Previous: Commerce rewired' })).toBeEnabled();
  });

  await test.step('the banner counts the topics of each quadrant', async () => {
    const legend = page.getByRole('region', { name: 'Welcome' }).locator('dl');
    await expect(legend).toBeVisible();
    const counts = await legend.locator('dd').allTextContents();
    // One topic has no quadrant. Three of the others have no place: their quadrants say so.
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(TOPICS - 1);
    await expect(legend.getByTitle(/^19 of 20 have a place on the map/)).toHaveCount(1);
  });

  await test.step('a card opens its flashcard, and what is new wears a badge', async () => {
    const card = page.getByRole('button', { name: /Next packaging materials/ });
    await expect(card).toContainText('NEW');
    await card.click();
    await expect(page).toHaveURL('/homepage/1?trend_id=102');
    await expect(page.getByRole('dialog', { name: 'Next packaging materials' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the welcome banner is 244 px high, greets the user and leads to the data', async () => {
    const banner = page.getByRole('region', { name: 'Welcome' });
    expect((await banner.boundingBox())?.height).toBeCloseTo(244, 1);
    await expect(banner.getByRole('heading', { name: /Good (morning|afternoon|evening), Maya/ })).toBeVisible();
    await expect(banner.getByText('Data of Sep 2026')).toBeVisible();
    await expect(banner.getByText('Consumer Goods 2035')).toBeVisible();
    await page.getByRole('button', { name: 'Explore your data' }).click();
    await expect(page).toHaveURL('/data/1');
  });

  await test.step('windows of the map are drawn in a worker, once each, and stay', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const windows = page.getByRole('region', { name: 'Circular materials' }).locator('[data-cover] svg');
    await expect(windows.first()).toBeVisible();
    expect(page.workers()).toHaveLength(1);
    await page.getByRole('link', { name: 'Data Explorer', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Topic map' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(windows.first().locator('circle').first()).toBeVisible();
    expect(page.workers()).toHaveLength(1);
  });

  await test.step('a phone scrolls the cards by itself, one and a bit at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const shift = page.getByRole('region', { name: 'Circular materials' });
    expect((await shift.getByRole('listitem').first().boundingBox())?.width).toBeCloseTo(326, 1);
    await expect(shift.getByRole('button', { name: 'Next: Circular materials' })).toBeHidden();
    // The map of the banner stands below it, and as wide as the window.
    const banner = await page.getByRole('region', { name: 'Welcome' }).boundingBox();
    const map = await page.locator('main svg[width="24.375rem"]').boundingBox();
    expect(map).toEqual({ x: 0, y: (banner?.y ?? 0) + 244, width: 390, height: 156 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

test('Back shows a screen as far scrolled as it was left; a link shows its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollDown = () =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const [name, path, other] of [
    ['Home', '/homepage/1', 'Data Explorer'],
    ['Data Explorer', '/data/1', 'Home'],
  ] as const) {
    await page.goto(path);
    await expect.poll(async () => (await scrollDown(), scrolled())).toBeGreaterThan(50);
    // Until all parts of the page are rendered.
    let left = -1;
    await expect
      .poll(async () => {
        const before = left;
        await scrollDown();
        left = await scrolled();
        return left === before;
      })
      .toBe(true);
    await page.getByRole('link', { name: other, exact: true }).click();
    await expect(page).not.toHaveURL(path);
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(scrolled).toBe(left);
    await page.getByRole('link', { name: other, exact: true }).click();
    await expect.poll(scrolled).toBe(0);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(scrolled).toBe(0);
  }
});
