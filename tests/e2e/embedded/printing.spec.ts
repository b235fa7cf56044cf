import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures';
import { TOPICS, TRENDS } from '../has';

/** What is on the page at the moment when the browser is told to print. */
interface Printed {
  readonly waiting: number;
  readonly covers: number;
  readonly pictures: number;
  readonly text: string;
}

/** Presses Ctrl+P, and looks at the page where the browser would open its dialog. */
async function printByKeyboard(page: Page): Promise<Printed> {
  await page.evaluate(() => {
    window.print = () => {
      const covers = document.querySelectorAll('#root [data-cover]');
      Object.assign(window, {
        printed: {
          waiting: document.querySelectorAll('[data-print-wait]').length,
          covers: covers.length,
          pictures: [...covers].filter((cover) => cover.querySelector('img')?.complete).length,
          text: document.body.innerText,
        },
      });
    };
  });
  await page.keyboard.press('Control+p');
  const printed = await page.waitForFunction(() => (window as { printed?: Printed }).printed);
  return (await printed.jsonValue()) as Printed;
}

/** The text of each page of the PDF that the browser makes. */
async function pdfPages(page: Page): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  return (await extractText(pdf)).text;
}

/** What the browser does before it puts a page on paper: its word to the page, and its style. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

test('the explorer on paper', async ({ page }) => {
  await test.step('a list is printed with all of its rows, one below the other, and nothing beside them', async () => {
    await page.goto('/data/1?tab=trendList');
    const topics = page.getByRole('region', { name: 'Topic list' });
    const rows = topics.locator('[data-row]');
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(TOPICS / 2);

    await print(page);
    await expect(rows).toHaveCount(TOPICS);
    for (const chrome of [page.locator('#sidebar'), page.locator('header').first()]) await expect(chrome).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
    const trends = page.getByRole('region', { name: 'Trend list' });
    expect(await bottomOf(trends)).toBeLessThan(await bottomOf(topics.locator('[data-row="0"]')));
    expect(await bottomOf(trends.locator(`[data-row="${TRENDS - 1}"]`))).toBeLessThanOrEqual(await bottomOf(trends));
    expect(await bottomOf(topics.locator(`[data-row="${TOPICS - 1}"]`))).toBeLessThanOrEqual(await bottomOf(topics));

    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await expect.poll(() => rows.count()).toBeLessThan(TOPICS / 2);
  });

  await test.step('a map is printed with its keys below it, and without what moves it', async () => {
    await page.goto('/data/1?tab=opportunityMap');
    const plane = page.locator('[data-plane]');
    await expect(plane).toBeVisible();
    await print(page);
    const key = page.getByText('Not on the map: 4');
    await expect(key).toBeVisible();
    expect((await key.boundingBox())?.y).toBeGreaterThan(await bottomOf(plane));
    expect((await plane.boundingBox())?.height).toBeGreaterThan(300);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  });

  await test.step('a map fills the page, printed from a wide window and from a narrow one', async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width, height });
      await page.goto('/data/1?tab=opportunityMap');
      await expect(page.locator('[data-plane]')).toBeVisible();
      await printByKeyboard(page);
      await page.emulateMedia({ media: 'print' });
      // A landscape sheet of A4 without its margins.
      await page.setViewportSize({ width: 1032, height: 672 });
      const frame = page.locator('[data-plane]').locator('xpath=..');
      const box = await frame.boundingBox();
      expect(Math.max((box?.width ?? 0) / 1032, (box?.height ?? 0) / 467)).toBeGreaterThan(0.97);
      expect(box?.width).toBeLessThanOrEqual(1033);
      expect(box?.height).toBeLessThanOrEqual(468);
      await expect(page.getByRole('tab', { name: 'Topic map' })).toBeVisible();
      const pages = await pdfPages(page);
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('Topic map');
    }
  });
});

test('home, platforms and cards on paper', async ({ page }) => {
  await test.step('Ctrl+P waits until the covers of all carousels are drawn', async () => {
    await page.goto('/homepage/1');
    await expect(page.getByRole('region', { name: 'Circular materials' })).toBeVisible();
    const { waiting, covers, pictures } = await printByKeyboard(page);
    expect(waiting).toBe(0);
    expect(covers).toBeGreaterThanOrEqual(TRENDS);
    expect(pictures).toBe(covers);
  });

  await test.step("the project's name and the date are on every page", async () => {
    const day = await page.evaluate(() =>
      new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date()),
    );
    const pages = await pdfPages(page);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('Consumer Goods 2035');
      expect(text).toContain(day);
      expect(text).toContain(`${index + 1} / ${pages.length}`);
    }
  });

  await test.step('all slides of a carousel are printed, in rows', async () => {
    await page.goto('/platforms/1');
    const row = page.getByRole('region', { name: 'Zero-waste kitchen' });
    await expect(row.getByText('7 topics')).toBeVisible();
    expect(await row.getByRole('listitem').getByRole('button').count()).toBeLessThan(7);
    await print(page);
    const cards = row.getByRole('listitem').getByRole('button');
    await expect(cards).toHaveCount(7);
    await expect(row.getByText('7 topics')).toBeVisible();
    const [first, fourth] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(3).boundingBox()]);
    expect(fourth?.x).toBe(first?.x);
    expect(fourth?.y).toBeGreaterThan(first?.y ?? 0);
    await expect(row.getByRole('button', { name: /^Next/ })).toHaveCount(0);
  });

  await test.step('a card is printed with all of its tabs and all periods of the evolution', async () => {
    await page.emulateMedia({ media: null });
    await page.goto('/data/1?tab=opportunityMap&topic_id=1203');
    const card = page.getByRole('dialog');
    await expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
    await card.getByRole('tab', { name: 'Deepdive' }).click();
    const period = card.getByRole('tablist', { name: 'Periods' }).getByRole('tab');
    await expect(period.first()).toBeVisible();
    const periods = await period.allTextContents();
    expect(periods.length).toBeGreaterThan(1);
    await card.getByRole('tab', { name: 'Metrics' }).click();
    await expect(card.getByRole('tabpanel', { name: 'Metrics' })).toBeVisible();

    const { waiting } = await printByKeyboard(page);
    expect(waiting).toBe(0);
    for (const tab of ['Impacting Drivers', 'Sources', 'Deepdive'])
      await expect(card.getByRole('heading', { name: tab, exact: true })).toBeAttached();
    for (const period of periods) await expect(card.getByRole('heading', { name: period, exact: true })).toBeAttached();
    const text = (await pdfPages(page)).join(' ');
    for (const printed of ['Metrics', 'Impacting Drivers', 'Sources', 'Topic evolution', ...periods])
      expect(text).toContain(printed);
  });

  await test.step('an open card is what is printed, with all of its words, also where the product is dark', async () => {
    await page.emulateMedia({ media: null });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/data/1?tab=opportunityMap&topic_id=1203');
    const card = page.getByRole('dialog');
    await expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Read more' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);

    await print(page);
    await expect(page.locator('#root')).toBeHidden();
    await expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Read more' })).toHaveCount(0);
    const isWhole = (element: Element): boolean => element.scrollHeight <= element.clientHeight + 1;
    expect(await card.evaluate(isWhole)).toBe(true);
    expect(await card.locator('p').first().locator('..').evaluate(isWhole)).toBe(true);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    const ink = await card
      .getByRole('heading')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(ink).toBe('rgb(20, 22, 27)');
  });
});

test('what is focused is printed like the rest', async ({ page }) => {
  await page.goto('/brief/1?topic=1101&topic=1203');
  const note = page.getByRole('textbox', { name: 'Your note on Refill stations' });
  await note.fill('Ask logistics');
  // On paper the text stands in the place of the field.
  const field = await note.locator('xpath=../..').elementHandle();
  const styleOf = () =>
    field?.evaluate((element) => {
      const { outlineStyle, paddingTop, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, paddingTop, backgroundColor };
    });
  expect((await styleOf())?.outlineStyle).toBe('solid');
  await print(page);
  expect(await styleOf()).toEqual({ outlineStyle: 'none', paddingTop: '0px', backgroundColor: 'rgba(0, 0, 0, 0)' });
});
