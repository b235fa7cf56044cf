import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS } from '../has';

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
  await page.goto('/data/1?tab=trendList');
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

  await test.step('no name is cut, the columns of both lists are in line, and the divider moves', async () => {
    for (const width of [1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = () =>
        list(page)
          .locator('[data-name]')
          .evaluateAll((names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      // The columns follow the width of the window after it has changed.
      await expect.poll(cut).toBe(0);
      const columns = (region: string) =>
        page
          .getByRole('region', { name: region })
          .getByRole('columnheader')
          .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
      await expect(async () => {
        expect(await columns('Topic list')).toEqual(await columns('Trend list'));
      }).toPass();
    }
    const height = async () => (await list(page).boundingBox())?.height;
    await page.getByRole('separator', { name: 'Height of the topic list' }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await height()).toBe(0.42 * 900);
    await page.getByRole('separator', { name: 'Height of the topic list' }).dblclick();
    expect(await height()).toBe(0.4 * 900);
  });

  await test.step('a list that is wider than its window is shaded where there is more, on either side, until its end', async () => {
    await page.setViewportSize({ width: 880, height: 768 });
    await page.reload();
    // It opens at its beginning.
    await expect.poll(() => look(page)).toEqual({ scrolled: 0, atEnd: 1, atNames: 0 });
    await table(page).evaluate((element) => element.closest('[data-scroller]')?.scrollTo({ left: 9999 }));
    await expect.poll(() => look(page)).toMatchObject({ atEnd: 0, atNames: 1 });
  });

  await test.step('and moved sideways with the arrow keys from any of its rows', async () => {
    await table(page).evaluate((element) => element.closest('[data-scroller]')?.scrollTo({ left: 0 }));
    await table(page).getByRole('button', { name: 'Small households' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await look(page)).scrolled).toBeGreaterThan(0);
  });

  await test.step('the sorted column is whole in a window of 1024 pixels, at first and after a sort', async () => {
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
    for (const column of ['Drivers', 'Growth']) {
      await list(page).getByRole('columnheader', { name: column }).getByRole('button').click();
      await expect(sorted).toContainText(column);
      expect(await cutBy()).toBeLessThanOrEqual(0.5);
    }
  });
});
