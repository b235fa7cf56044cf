import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS } from '../has';

const grouped = (page: Page) => page.getByRole('region', { name: 'Trends and their topics' });
const list = (page: Page) => page.getByRole('region', { name: 'Topic list' });
const table = (page: Page) => list(page).getByRole('table');

/** How far it is scrolled sideways, and how much is seen of the shades at its end and beside the names. */
const look = (page: Page) =>
  table(page).evaluate((element) => {
    const opacity = (of: Element | null, part: string) => of && Number(getComputedStyle(of, part).opacity);
    return {
      scrolled: element.closest('[data-scroller]')?.scrollLeft ?? 0,
      atEnd: opacity(element.parentElement, '::before'),
      atNames: opacity(element.querySelector('th[data-sticks]'), '::after'),
    };
  });

test('the lists in windows that have room for their columns, and in one that has not', async ({ page }) => {
  await page.goto('/data/1?tab=trendList&show=topics');
  await expect(page.getByText(`${TOPICS} of ${TOPICS} topics`).first()).toBeVisible();

  await test.step('a list that has room has no shade, and its last column keeps clear of a scroll bar', async () => {
    expect(await look(page)).toEqual({ scrolled: 0, atEnd: 0, atNames: 0 });
    const last = await table(page).getByRole('columnheader', { name: 'Drivers' }).getByRole('button').boundingBox();
    const frame = await list(page).boundingBox();
    if (last === null || frame === null) throw new Error('there is no list');
    expect(frame.x + frame.width - last.x - last.width).toBeGreaterThanOrEqual(8);
  });

  await test.step('a long name of a trend ends with its column', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const room = await list(page)
      .locator('td[data-column="parent"] > *')
      .first()
      .evaluate((name) => {
        name.textContent = 'Resilient and nature-positive supply '.repeat(3);
        return (name.parentElement?.getBoundingClientRect().right ?? 0) - name.getBoundingClientRect().right;
      });
    expect(room).toBeGreaterThanOrEqual(0);
    await page.reload();
  });

  await test.step('no name is cut', async () => {
    for (const width of [1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = () =>
        list(page)
          .locator('[data-name]')
          .evaluateAll((names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      // The columns follow the width of the window after it has changed.
      await expect.poll(cut).toBe(0);
    }
  });

  await test.step('in a smaller window it has fewer columns, and none is scrolled to', async () => {
    for (const width of [1366, 1280, 1024, 880, 768]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => look(page)).toEqual({ scrolled: 0, atEnd: 0, atNames: 0 });
    }
  });

  await test.step('on a phone it is shaded where there is more, on either side, until its end', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    // It opens at its beginning.
    await expect.poll(() => look(page)).toEqual({ scrolled: 0, atEnd: 1, atNames: 0 });
    await table(page).evaluate((element) => element.closest('[data-scroller]')?.scrollTo({ left: 9999 }));
    await expect.poll(() => look(page)).toMatchObject({ atEnd: 0, atNames: 1 });
  });

  await test.step('and moved sideways with the arrow keys from any of its rows', async () => {
    await table(page).evaluate((element) => element.closest('[data-scroller]')?.scrollTo({ left: 0 }));
    await table(page).locator('[data-row="0"] [data-name]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await look(page)).scrolled).toBeGreaterThan(0);
  });

  await test.step('the sorted column is whole in a window of 1024 pixels, at first and after a sort', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.reload();
    const sorted = list(page).locator('th[aria-sort$="ending"]');
    const cutBy = () =>
      sorted.evaluate((heading) => {
        let scroller = heading.parentElement;
        while (scroller !== null && scroller.scrollWidth <= scroller.clientWidth) scroller = scroller.parentElement;
        return scroller === null ? 0 : heading.getBoundingClientRect().right - scroller.getBoundingClientRect().right;
      });
    await expect(sorted).toHaveCount(1);
    expect(await cutBy()).toBeLessThanOrEqual(0.5);
    for (const column of ['Status', 'Growth']) {
      await list(page).getByRole('columnheader', { name: column }).getByRole('button').click();
      await expect(sorted).toContainText(column);
      expect(await cutBy()).toBeLessThanOrEqual(0.5);
    }
  });
});

test('topics in trends: folded and unfolded by the keys, the buttons and all at once', async ({ page }) => {
  await page.goto('/data/1?tab=trendList');
  const rows = grouped(page).locator('[data-row]');
  const trend = rows.first().locator('[data-name]');
  const topics = rows.and(page.locator('[data-level="2"]'));
  await expect(topics.first()).toBeVisible();

  await test.step('← on a topic goes to its trend, which it folds; → unfolds it', async () => {
    const name = await trend.innerText();
    await trend.focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1).locator('[data-name]')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(trend).toBeFocused();
    const unfold = page.getByRole('button', { name: `Topics of ${name}` });
    await page.keyboard.press('ArrowLeft');
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(rows.nth(1)).toHaveAttribute('data-level', '1');
    await page.keyboard.press('ArrowRight');
    await expect(rows.nth(1)).toHaveAttribute('data-level', '2');
    await unfold.click();
    await expect(rows.nth(1)).toHaveAttribute('data-level', '1');
  });

  await test.step('all are folded, stay so on the way to another tab, and a search still finds topics', async () => {
    await page.getByRole('button', { name: 'Fold all trends' }).click();
    await expect(topics).toHaveCount(0);
    await page.getByRole('tab', { name: 'Topic map' }).click();
    await page.getByRole('tab', { name: 'List view' }).click();
    await expect(rows.first()).toBeVisible();
    await expect(topics).toHaveCount(0);
    await page.getByRole('searchbox', { name: /^Search/ }).fill('seaweed');
    await expect(rows).toHaveCount(2);
    await expect(topics).toHaveCount(1);
  });

  await test.step('what the rows are is chosen side by side, and in a menu where the line is full', async () => {
    await page.goto('/data/1?tab=trendList');
    const choice = page.getByRole('group', { name: 'Rows', exact: true });
    await expect(choice.getByRole('button', { name: 'Topics in trends' })).toHaveAttribute('aria-pressed', 'true');
    const menu = page.getByRole('button', { name: /^List/ });
    await expect(menu).toBeHidden();
    await choice.getByRole('button', { name: 'Trends', exact: true }).click();
    await expect(page).toHaveURL(/show=trends/);
    await expect(topics).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(choice).toBeHidden();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a filter of topics leaves out trends without any of them', async () => {
    await page.goto('/data/1?tab=trendList&topics=Seaweed%20films');
    await expect(rows).toHaveCount(2);
    await rows.nth(1).hover();
    await rows.nth(1).getByRole('checkbox').click();
    await expect(page.getByRole('region', { name: 'Selected topics' })).toBeVisible();
  });
});
