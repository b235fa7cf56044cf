import type { Locator, Page } from '@playwright/test';
import { chooseTheme, expect, test } from './fixtures';

// High contrast: the system's few colours, without shadows and without the product's grounds.
test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

/** The line around it, with its width: what says under forced colours that a control is chosen. */
const borderOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
  });

/** The colour of what an element draws below itself, as the mark of a tab is. */
const markOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const { content, backgroundColor } = getComputedStyle(element, '::after');
    return content === 'none' ? 'none' : backgroundColor;
  });

/** How far two colours of a page are apart, from 1 to 21, in the words of WCAG. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function openMap(page: Page): Promise<Locator> {
  await page.goto('/data/1?tab=trendMap');
  const map = page.getByRole('region', { name: 'Trend map' });
  await expect(map.getByText('+20 %')).toBeVisible();
  return map;
}

test.describe('under forced colours', () => {
  test('marks are lines, filters have outlines, and a map can be read', async ({ page }) => {
    await test.step('the chosen tab and a pressed tool are marked by lines', async () => {
      await openMap(page);
      const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      const mark = await markOf(page.getByRole('tab', { selected: true }));
      expect(mark).not.toBe('none');
      expect(mark).not.toBe(canvas);
      expect(await markOf(page.getByRole('tab', { name: 'List view' }))).toBe('none');

      const movement = page.getByRole('button', { name: 'Movement' });
      const before = await borderOf(movement);
      expect(before).toContain('solid');
      await movement.click();
      await expect(movement).toHaveAttribute('aria-pressed', 'true');
      expect(await borderOf(movement)).not.toBe(before);
    });

    await test.step('a filter and what it opens have outlines', async () => {
      await openMap(page);
      const filter = page.getByRole('button', { name: 'Trends: All' });
      expect(await borderOf(filter.locator('..'))).toContain('solid');
      await filter.click();
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await borderOf(page.locator(`[id="${await filter.getAttribute('aria-controls')}"]`))).toContain('solid');
    });

    await test.step('a map of one theme can be read on a system of the other', async () => {
      // The product's theme is its user's choice: the system's ground may be the other one.
      for (const [theme, system] of [
        ['light', 'dark'],
        ['dark', 'light'],
      ] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: system });
        await chooseTheme(page, theme);
        const map = await openMap(page);
        const { words, ground } = await map.getByText('+20 %').evaluate((tick) => {
          let behind: Element | null = tick;
          while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
            behind = behind.parentElement;
          return { words: getComputedStyle(tick).fill, ground: behind && getComputedStyle(behind).backgroundColor };
        });
        expect(contrast(words, ground ?? '')).toBeGreaterThan(4.5);
      }
    });
  });
});
