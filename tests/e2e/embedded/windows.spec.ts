import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

// Classic scroll bars, which take room: those of Windows.
const executablePath = process.env['CHROMIUM_PATH'];
test.use({
  // Their column is the list's widest form.
  sampleTeam: true,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** What scrolls sideways, and what scrolls within something else that scrolls. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element, axis: 'x' | 'y'): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isAcross = axis === 'x';
      if (!/auto|scroll/.test(isAcross ? overflowX : overflowY)) return false;
      return isAcross ? element.scrollWidth > element.clientWidth + 1 : element.scrollHeight > element.clientHeight + 1;
    };
    const content = [...document.querySelectorAll('main *')];
    const down = content.filter((element) => scrolls(element, 'y'));
    const name = (element: Element): string => `${element.tagName} ${element.className}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? ['the page'] : []),
      ...content.filter((element) => scrolls(element, 'x') && !element.closest('[role="tablist"]')).map(name),
      ...down.filter((element) => down.some((other) => other !== element && other.contains(element))).map(name),
    ];
  });

test('windows of laptops with classic scroll bars: nothing scrolls sideways, no bars in one another', async ({
  page,
}) => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1280, height: 768 },
  ]) {
    await page.setViewportSize(size);
    for (const tab of ['trendList', 'drivers']) {
      await page.goto(`/data/1?tab=${tab}`);
      await expect(page.getByRole('table').last()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await expect(page.getByRole('tab', { name: 'Drivers & Impact' })).toBeInViewport({ ratio: 1 });
    }
    for (const address of ['/review/1', '/review/1?tab=board', '/homepage/1']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect((await faults(page)).filter((fault) => !/swiper/.test(fault))).toEqual([]);
    }
  }
});

test('a low window shows the rows of the list, whatever they are', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/data/1?tab=trendList');
  const rows = page.getByRole('table').getByRole('row');
  await expect(page.getByRole('columnheader', { name: 'Trend and topic' })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(10);
  const choose = async (form: string) => {
    await page.getByRole('button', { name: /^List: / }).click();
    await page.getByRole('option', { name: form, exact: true }).click();
  };
  await choose('Trends');
  await expect(page.getByRole('columnheader', { name: 'Topics decided' })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(10);
  await choose('Topics');
  await expect(page.getByRole('columnheader', { name: 'Topic', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/show=topics/);
});

test('at 400 % nothing lies over what has the focus, and the page scrolls down only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/review/1', '/data/1?tab=drivers', '/review/1?tab=board', '/homepage/1']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const over = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return null;
          const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
          if (width < 4 || height < 4) return null;
          const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
          const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
          const hit = document.elementFromPoint(x, y);
          const isFree = hit !== null && (focused.contains(hit) || hit.contains(focused));
          return isFree
            ? null
            : `${focused.outerHTML.slice(0, 120)} below ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
        });
      // A card comes into view, and a tip goes, in a moment.
      await expect.poll(over, { message: address }).toBeNull();
    }
  }
});
