import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Text size of a browser with its default settings, in pixels. */
const USUAL = 16;

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens each screen that is read. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/homepage/1');
    await expect(page.getByRole('region', { name: 'Circular materials' })).toBeVisible();
  },
  map: async (page) => {
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.locator('[data-plane] circle').first()).toBeVisible();
  },
  table: async (page) => {
    await page.goto('/data/1?tab=trendList');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
  },
  'topic card': async (page) => {
    await page.goto('/homepage/1?topic_id=1203');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
  },
  search: async (page) => {
    await page.goto('/homepage/1');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.getByRole('combobox').fill('sea');
    await expect(page.getByRole('option', { name: /Seaweed films/ }).first()).toBeVisible();
    // Then descriptions are searched too, and the results change no more.
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1);
  },
};

/** The size of its button's text, in pixels. */
const LOG_IN = 16;

for (const window of WINDOWS) {
  test(`text at 150 and 200 % is enlarged and not cut at ${window.width} px`, async ({ page }) => {
    for (const [name, open] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await page.setViewportSize(window);
        await setTextSize(page, 1.5);
        await open(page);
        await expectWhole(page);
        await setTextSize(page, 2);
        await expect.poll(() => rem(page)).toBe(2 * USUAL);
        await expectWhole(page);
        await expectNoSmallIcons(page);
        // What is twice as large is so because it is given in rem, and then at any other size as well.
        const enlarged = await textSizes(page);
        // The layout is that of a smaller window at the usual size.
        await setTextSize(page, 1);
        await page.setViewportSize({ width: Math.round(window.width / 2), height: Math.round(window.height / 2) });
        await open(page);
        const usual = await textSizes(page);
        const common = Object.entries(usual).filter(([text]) => text in enlarged);
        expect(common.length).toBeGreaterThan(5);
        expect(Object.fromEntries(common.map(([text]) => [text, enlarged[text]]))).toEqual(
          Object.fromEntries(common.map(([text, size]) => [text, size * 2])),
        );
      });
    }
  });
}

test('a text size of the page itself, which its breakpoints do not know, leaves screens usable', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/review/1?tab=board');
  await expect(page.getByRole('region', { name: /, \d+ topics?$/ }).first()).toBeVisible();
  await expectWhole(page);
  await page.goto('/data/1?tab=trendList');
  const list = page.getByRole('region', { name: 'Trends and their topics' });
  await expect(list.locator('[data-row="2"]')).toBeInViewport({ ratio: 0.9 });
  // There is no sidebar beside the page, and no room for one.
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().left)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data/1?tab=trendList');
  await expect(list.locator('[data-row="1"]')).toBeVisible();
  await expectWhole(page);
  // What stands above the list scrolls away with its first scroll, and then it has the window.
  await list.locator('[data-row="1"]').hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => list.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  const whole = await list.locator('[data-row]').evaluateAll((rows) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => top >= header && bottom <= window.innerHeight).length;
  });
  expect(whole).toBeGreaterThanOrEqual(4);
  await page.goto('/homepage/1');
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await expectWhole(page);
  expect(await cutWords(page.getByRole('region', { name: 'Welcome' }))).toEqual([]);
  await page.goto('/review/1?tab=board');
  await expect(page.getByRole('group', { name: 'Column' })).toBeVisible();
  expect(await cutWords(page.getByRole('group', { name: 'Column' }))).toEqual([]);
  await page.goto('/review/1');
  await expect(page.getByRole('article')).toBeVisible();
  await expectWhole(page);
  const statuses = page.getByRole('group', { name: 'Set the status and go on' }).getByRole('button');
  const boxes = await statuses.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top } = button.querySelector('span')!.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      if (other.top === box.top) expect(other.left).toBeGreaterThanOrEqual(box.right - 1);
  // The end of the topic can be scrolled to above what is fixed at the foot.
  await page.keyboard.press('End');
  await expect
    .poll(async () => {
      const dock = await page.locator('main footer').boundingBox();
      const topic = await page.getByRole('article').boundingBox();
      return (topic?.y ?? Infinity) + (topic?.height ?? 0) - (dock?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
});

test.describe('of a visitor', () => {
  test.use({ signedIn: false });

  test('the login at 150 and 200 % is not cut', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
    for (const window of WINDOWS) {
      for (const scale of [1.5, 2]) {
        await page.setViewportSize(window);
        await setTextSize(page, scale);
        const button = async () =>
          Object.entries(await textSizes(page)).find(([text]) => text.startsWith('Log In ('))?.[1];
        await expect.poll(button).toBe(LOG_IN * scale);
        await expectWhole(page);
      }
    }
  });
});

test('a map follows a new text size while it is open, and finds the bubble under the pointer', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap');
  const plane = page.locator('[data-plane]');
  await expect(plane.locator('circle').first()).toBeVisible();
  await setTextSize(page, 2);
  // The window has room for half as much: the frame of a narrow window is drawn, twice as large.
  const isWhole = (svg: SVGSVGElement) => svg.getBoundingClientRect().right <= window.innerWidth;
  await expect.poll(() => plane.locator('svg[viewBox]').first().evaluate(isWhole)).toBe(true);
  expect(await largestText(plane)).toBeGreaterThanOrEqual(2 * 11);
  const bubble = plane.locator('circle').last();
  await bubble.hover({ force: true });
  // Beside the bubble, or in the sheet of a narrow window.
  const facts = page.getByText('click to open').or(page.getByRole('button', { name: 'Open', exact: true }));
  await expect(facts).toBeVisible();
});

/** Texts of an element that are shortened by the product itself. */
const cutWords = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter((each) => getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)
      .map((each) => each.textContent),
  );

/** The size of icons that is given in pixels follows the text size, which is twice the usual one. */
async function expectNoSmallIcons(page: Page): Promise<void> {
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('svg[width]')]
        .filter((svg) => svg.checkVisibility() && /^\d+$/.test(svg.getAttribute('width') ?? ''))
        .filter(
          (svg) => Math.abs(Number.parseFloat(getComputedStyle(svg).width) - Number(svg.getAttribute('width'))) < 1,
        )
        .map((svg) => svg.outerHTML.slice(0, 120)),
    ),
  ).toEqual([]);
}

/** As a user sets it in the browser: the size from which rem in styles and media queries is computed. */
async function setTextSize(page: Page, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL * scale } });
}

const rem = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** The largest font size of the names that are drawn in an element, in pixels. */
function largestText(element: Locator): Promise<number> {
  return element
    .locator('text')
    .evaluateAll((texts) => Math.max(0, ...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))));
}

/** The page does not scroll sideways, and no text ends at the edge of an element that hides the rest of it. */
async function expectWhole(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const page = document.documentElement;
      return page.scrollWidth <= page.clientWidth ? [] : [`scrolls sideways: ${page.scrollWidth} px`];
    });
  // The layout follows the new text size in a later frame.
  await expect.poll(overflow).toEqual([]);
  expect(
    await page.evaluate(() => {
      const cut: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (text === '' || !(parent instanceof HTMLElement)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const own = range.getBoundingClientRect();
        for (let around: HTMLElement | null = parent; around !== null && around !== document.body;) {
          const style = getComputedStyle(around);
          const box = around.getBoundingClientRect();
          // For screen readers only, or shortened on purpose.
          if (box.width <= 2 || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
          if (/auto|scroll/.test(style.overflow)) break;
          const hides = /hidden|clip/.test(style.overflow);
          if (hides && (own.right > box.right + 1 || own.left < box.left - 1)) {
            cut.push(`${text} in ${around.className}`);
            break;
          }
          around = around.parentElement;
        }
      }
      return cut;
    }),
  ).toEqual([]);
}

/**
 * Font size of each visible text, in pixels, by the text and the kind of its element: a name stands in several places, of
 * which not all are in view in each window. Without texts that stand there in several sizes.
 */
async function textSizes(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const sizes: Record<string, Set<number>> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      // A drawing has its own scale.
      if (text === '' || parent === null || parent.closest('svg') !== null || !parent.checkVisibility()) continue;
      // A text may stand in several places.
      (sizes[`${text} (${parent.tagName} ${parent.className})`] ??= new Set()).add(
        Number.parseFloat(getComputedStyle(parent).fontSize),
      );
    }
    return Object.fromEntries(
      Object.entries(sizes).flatMap(([text, [size, ...others]]) => (size && others.length === 0 ? [[text, size]] : [])),
    );
  });
}
