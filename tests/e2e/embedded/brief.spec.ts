import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, test } from './fixtures';

const SIX = [1105, 1101, 1102, 1201, 1104, 1301].map((id) => `topic=${id}`).join('&');
const list = (page: Page) => page.getByRole('region', { name: 'Trends and their topics' });
/** Of topics, below their trends. */
const rowAt = (page: Page, index: number) => list(page).locator('[data-level="2"]').nth(index);
const outline = (page: Page) => page.getByRole('list', { name: 'Topics of the brief' });
/** The sections of the topics, without the paper around them. */
const sections = (page: Page) => page.locator('[data-brief] article');

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('has a brief of six topics and its PowerPoint file after eight clicks', async ({ page }) => {
    let clicks = 0;
    const click = async (target: Locator, modifiers: 'Shift'[] = []): Promise<void> => {
      clicks += 1;
      await target.click({ modifiers });
    };
    await page.goto('/');
    await click(page.getByRole('button', { name: 'Log In', exact: true }));
    await click(page.getByRole('link', { name: 'Data Explorer' }));
    await click(page.getByRole('tab', { name: 'List view' }));
    await rowAt(page, 0).hover();
    await click(rowAt(page, 0).getByRole('checkbox'));
    await rowAt(page, 5).hover();
    await click(rowAt(page, 5).getByRole('checkbox'), ['Shift']);
    await click(page.getByRole('region', { name: 'Selected topics' }).getByRole('button', { name: 'Brief' }));
    await expect(sections(page)).toHaveCount(6);
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(sections(page)).toHaveCount(6);
    await expect(
      sections(page)
        .getByText(/^Sources \[/)
        .first(),
    ).toBeVisible();
    const saved = page.waitForEvent('download');
    await click(page.getByRole('button', { name: 'Export' }));
    await click(page.getByRole('menuitem', { name: 'PowerPoint' }));
    const file = await saved;
    expect(clicks).toBeLessThanOrEqual(12);

    expect(file.suggestedFilename()).toMatch(/\.pptx$/);
    const slides = Object.keys(unzipSync(await readFile(await file.path()))).filter((name) =>
      /^ppt\/slides\/slide\d+\.xml$/.test(name),
    );
    // Title, map, one for each topic, comparison, sources, and what the figures are.
    await expect(page.getByText(`PowerPoint with ${slides.length} slides saved`)).toBeVisible();
    expect(slides.length).toBeGreaterThanOrEqual(11);
    await expect(page.getByText('Saved on this device')).toBeVisible();
  });
});

test('a brief is printed, read on a phone, edited and handed on', async ({ page, browser }) => {
  await page.goto(`/brief/1?${SIX}&from=selection`);
  await expect(sections(page).getByText('Imagine if…')).toHaveCount(6);

  await test.step('a brief is printed with page numbers, two topics a page, on A4 and on US Letter', async () => {
    for (const format of ['A4', 'Letter']) {
      const file = await page.pdf({ format, preferCSSPageSize: true });
      const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
      expect(pages, format).toHaveLength(5);
      pages.forEach((text, index) => expect(text).toContain(`${index + 1} / 5`));
      expect(pages[1]).toContain('Packaging-free e-commerce');
      expect(pages[1]).toContain('Refill stations');
      expect(pages[4]).toContain('ourworldindata.org/plastic-pollution');
    }
  });

  await test.step('its pages are filled: the map of the first one takes the room that the rest leaves', async () => {
    const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
    for (let number = 1; number < document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : [],
      );
      // Of 842 points; the line of the page number is below 45.
      const lowest = Math.min(...heights.filter((height) => height > 45));
      expect(lowest, `page ${number}`).toBeLessThan(842 * 0.24);
    }
  });

  await test.step('on a phone a topic has two lines, which are still rows of a table, and the sheets have no barrier', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The recommendation stands before it.
    const list = page.locator('#brief-list').getByRole('table');
    const row = list.getByRole('row', { name: /Refill stations/ });
    await expect(row.getByRole('cell')).toHaveText(['2', 'Strong Signal', '+10.8 %', '52 %', 'Analyze']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const sheet of ['Outline', 'Checks']) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: sheet }).click();
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a brief is edited, found again after a reload, and opened by a colleague without the notes', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Packaging budget');
    await page.getByRole('textbox', { name: 'The question it answers' }).fill('Where should it go?');
    await page.getByRole('textbox', { name: 'Conclusion' }).fill('Refill first & fast');
    await page.getByRole('textbox', { name: 'Your note on Refill stations' }).fill('Ask logistics');
    await outline(page).getByRole('button', { name: 'Refill stations', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(sections(page).first()).toHaveAccessibleName('Refill stations');
    await expect(page).toHaveURL(/topic=1101&topic=1105.*title=Packaging.*question=Where.*conclusion=Refill/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Packaging budget');
    await expect(page.getByRole('textbox', { name: 'Your note on Refill stations' })).toHaveValue('Ask logistics');

    await page.getByRole('textbox', { name: 'What to do: Refill stations' }).fill('Ask two retailers');
    await page.getByRole('button', { name: 'Present' }).click();
    const deck = page.getByRole('dialog', { name: 'Slides: Packaging budget' });
    await expect(deck.getByRole('heading', { name: 'Packaging budget' })).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    // The audience sees no ring around a control that was pressed by the mouse, not even at the next key.
    await deck.getByRole('button', { name: 'Notes' }).click();
    await deck.getByRole('button', { name: 'Notes' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(deck.locator(':focus')).toHaveCount(0);
    await expect(deck.getByRole('cell', { name: 'Ask two retailers' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(deck.getByRole('img', { name: /1 Refill stations: Strong Signal/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(deck).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);

    const colleague = await browser.newPage();
    await colleague.addInitScript(() => localStorage.setItem('embedded-session', 'embedded|maya'));
    await colleague.goto(page.url());
    await expect(colleague.getByText('Opened from a link', { exact: true })).toBeVisible();
    await expect(sections(colleague).first()).toHaveAccessibleName('Refill stations');
    await expect(colleague.getByRole('textbox', { name: 'The question it answers' })).toHaveValue(
      'Where should it go?',
    );
    await expect(colleague.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Packaging budget');
    await expect(colleague.getByRole('textbox', { name: 'Conclusion' })).toHaveValue('Refill first & fast');
    await expect(colleague.getByRole('textbox', { name: 'Your note on Refill stations' })).toHaveValue('');
    await colleague.close();
  });
});

test("an address of a workshop leads to 'Imagine if' of a brief, which is printed and in PowerPoint", async ({
  page,
}) => {
  await page.goto('/deck/1?topic=1101&topic=1105');
  const slides = page.getByRole('dialog', { name: 'Slides: Two topics of Consumer Goods 2035' });
  await expect(slides.getByText('1 of 5')).toBeVisible();
  await expect(slides.getByText('Imagine if…')).toBeVisible();
  await expect(slides.getByText('Growth +10.8 %, average sizing 52 %')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())));
  expect(text.join(' ')).toContain('Imagine if…');
  expect(text.join(' ')).not.toContain('Recommendation');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'PowerPoint' }).click();
  const parts = unzipSync(await readFile(await (await saved).path()));
  expect(Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(5);
});
