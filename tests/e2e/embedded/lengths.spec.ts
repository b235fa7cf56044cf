import type { Page } from '@playwright/test';
import { groupBy } from '../../../src/domain/shared/lists';
import { expect, test } from './fixtures';

interface Drawn {
  readonly figure: number;
  readonly length: number;
}

/** Bars of growth with their figures, without those that are cut short. */
const growths = (page: Page): Promise<readonly Drawn[]> =>
  page.getByRole('region', { name: 'Topic list' }).evaluate((list) =>
    [...list.querySelectorAll('tbody svg:has(> rect)')]
      .filter((svg) => svg.querySelector('[data-cut]') === null)
      .map((svg) => ({
        figure: Math.abs(Number.parseFloat(svg.nextElementSibling?.textContent?.replace('−', '-') ?? '')),
        length: svg.querySelector('rect')?.getBoundingClientRect().width ?? 0,
      })),
  );

/** Where the tick of average sizing stands on its line, which begins at 0. */
const sizings = (page: Page): Promise<readonly Drawn[]> =>
  page.getByRole('region', { name: 'Topic list' }).evaluate((list) =>
    [...list.querySelectorAll('tbody svg[role="img"]')].map((svg) => {
      const tick = [...svg.querySelectorAll('line')].at(-1)?.getBoundingClientRect();
      return {
        figure: Number.parseFloat(svg.previousElementSibling?.textContent ?? ''),
        length: (tick?.left ?? 0) + (tick?.width ?? 0) / 2 - svg.getBoundingClientRect().left,
      };
    }),
  );

/** Bars of an answer from their zero, which all of them share. */
const bars = (page: Page): Promise<readonly (Drawn & { readonly zero: number })[]> =>
  page.getByRole('group', { name: 'Results' }).evaluate((results) =>
    [...results.querySelectorAll('td i[style]')].map((bar) => {
      const { left, right, width } = bar.getBoundingClientRect();
      const figure = Number.parseFloat(bar.closest('td')?.textContent.replace('−', '-') ?? '');
      return { figure: Math.abs(figure), length: width, zero: figure < 0 ? right : left };
    }),
  );

/** One length for each unit of the figure: order and ratio agree. */
function expectProportional(drawn: readonly Drawn[]): void {
  expect(drawn.length).toBeGreaterThan(5);
  const most = drawn.reduce((one, other) => (other.figure > one.figure ? other : one));
  const unit = most.length / most.figure;
  expect(unit).toBeGreaterThan(0);
  for (const { figure, length } of drawn) expect(Math.abs(length - figure * unit)).toBeLessThanOrEqual(1.5);
}

test('lengths of the lists agree with their figures, in order and ratio', async ({ page }) => {
  for (const width of [1440, 1366, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const order of ['-growth', '-sizing']) {
      await page.goto(`/data/1?tab=trendList&show=topics&sort=topicList:${order}`);
      await expect(page.getByRole('region', { name: 'Topic list' }).getByRole('row').nth(6)).toBeVisible();
      const drawn = [await growths(page), await sizings(page)];
      // A list that has less room leaves bars out, whole columns of them.
      for (const lengths of drawn) if (width === 1440 || lengths.length > 0) expectProportional(lengths);
    }
  }
});

test('bars of answers agree with their figures, also below zero, and begin at one place', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const query of [
      { order: { figure: 'growth', ascending: true }, limit: 40 },
      { order: { figure: 'sizing', ascending: false }, limit: 12 },
      { group: 'shift', order: { figure: 'growth', ascending: false } },
    ]) {
      await page.goto(`/reneAI/1?query=${encodeURIComponent(JSON.stringify(query))}`);
      await expect(page.getByRole('group', { name: 'Results' }).locator('td i[style]').first()).toBeVisible();
      const drawn = await bars(page);
      expectProportional(drawn);
      const zeros = drawn.map(({ zero }) => zero);
      expect(Math.max(...zeros) - Math.min(...zeros)).toBeLessThanOrEqual(1.5);
    }
  }
});

interface Marked extends Drawn {
  /** Of the figure whose scale it is: growth, drivers, or sizing by any lens. */
  readonly scale: string;
}

/** Where the marks of strips stand, as shares of the width, with the figures of their rows; a phone hides some strips. */
const marks = (page: Page): Promise<readonly Marked[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('li div[aria-hidden="true"]:has(> svg[preserveAspectRatio="none"])')].flatMap(
      (strip) => {
        if (strip.clientWidth === 0) return [];
        const row = strip.closest('li');
        const text = row?.querySelector('b')?.textContent ?? row?.textContent ?? '';
        const [track, mark] = [strip.getBoundingClientRect(), [...strip.children].at(-1)!.getBoundingClientRect()];
        return {
          scale: /^(?:Growth|Impacting)/.exec(row?.textContent ?? '')?.[0] ?? 'sizing',
          figure: Number.parseFloat(/[-+−]?\d+(?:\.\d+)?/.exec(text)?.[0].replace('−', '-') ?? ''),
          length: (mark.left + mark.width / 2 - track.left) / track.width,
        };
      },
    ),
  );

/** One place for each figure of a scale: the outer two fix it, all others stand where their figures say. */
function expectPlaced(all: readonly Marked[], scales: number): void {
  const byScale = groupBy(all, ({ scale }) => scale);
  expect(byScale.size).toBe(scales);
  for (const marks of byScale.values()) {
    expect(marks.length).toBeGreaterThan(2);
    const ordered = marks.toSorted((one, other) => one.figure - other.figure);
    const [low, high] = [ordered[0]!, ordered.at(-1)!];
    const unit = (high.length - low.length) / (high.figure - low.figure);
    expect(unit).toBeGreaterThan(0);
    for (const { figure, length } of marks)
      expect(Math.abs(low.length + (figure - low.figure) * unit - length)).toBeLessThanOrEqual(0.006);
  }
}

test('marks of strips stand where their figures say, on cards, in the review and on paper', async ({ page }) => {
  const sizing: Marked[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const cards: Marked[] = [];
    const reviewed: Marked[] = [];
    for (const topic of [1101, 1105, 1304, 3104]) {
      await page.goto(`/homepage/1?topic_id=${topic}`);
      await expect(
        page
          .getByRole('dialog')
          .getByText(/\d+(?:st|nd|rd|th) of \d/)
          .last(),
      ).toBeVisible();
      cards.push(...(await marks(page)));
    }
    await page.goto('/review/1');
    for (const _ of [1, 2, 3, 4]) {
      await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible();
      reviewed.push(...(await marks(page)));
      await page.keyboard.press('j');
    }
    await page.goto('/brief/1?topic=1101&topic=1105&topic=1304');
    await expect(page.getByText(/\d+(?:st|nd|rd|th) of \d/).last()).toBeVisible();
    const printed = await marks(page);
    expectPlaced(cards, 1);
    expectPlaced(reviewed, 3);
    expectPlaced(printed, 1);
    sizing.push(...[...cards, ...reviewed, ...printed].filter(({ scale }) => scale === 'sizing'));
  }
  // The same figure has one place on all of them.
  expectPlaced(sizing, 1);
});
