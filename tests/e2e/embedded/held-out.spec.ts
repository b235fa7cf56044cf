import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

// What other people's workspaces hold.
const LONG = 'Unbroken'.repeat(15);

const WORKSPACE = {
  meta: { title: 'Held out' },
  sows: [{ id: 1, name: LONG }],
  shifts: [{ id: 1, sow_id: 1, name: LONG, description: LONG }],
  trends: [101, 102].map((ssid) => ({
    ssid,
    sow_id: 1,
    shift_name: LONG,
    trend_name: LONG,
    trend_description: `${LONG} <style>p { color: red }</style><p style="color: red">${LONG}</p>`,
    trend_image_s3_uri: 'http://pictures.test/trend.png',
    quadrant: { id: 1, label: LONG, description: LONG },
    trend_average_sizing: 0.5,
    trend_average_sizing_label: LONG,
    trend_consensus_label: LONG,
    trend_consensus_icon_uri: 'https://icons.test/high.svg',
    trend_growth: 0.1,
    driver_count: 3,
  })),
  topics: [1001, 1002].map((tid) => ({
    tid,
    sow_id: 1,
    trend: 101,
    topic_name: LONG,
    topic_description: LONG,
    topic_image_s3_uri: 'https://pictures.test/topic.png',
    topic_status: 2,
    quadrant: { id: 2, label: LONG },
    average_sizing: 0.4,
    average_sizing_label: LONG,
    topic_consensus_label: LONG,
    topic_growth: 0.2,
    driver_count: 2,
  })),
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('texts do not overlap, and nothing forbidden is asked for', async ({ page }) => {
    await test.step('no texts of the home page overlap, however long their words are', async () => {
      await page.route('**/workspace.json', (route) => route.fulfill({ json: WORKSPACE }));
      await page.goto('/homepage/1');
      await expect(page.getByRole('button', { name: LONG }).first()).toBeVisible();
      expect((await overlaps(page, 'main')).filter((each) => each.includes('|'))).toEqual([]);
    });

    await test.step('no texts of a card overlap, however long their words are', async () => {
      await open(page, '/homepage/1?trend_id=101');
      const card = page.getByRole('dialog');
      await expect(card.getByRole('list', { name: 'Related topics' }).getByRole('button').first()).toBeVisible();
      expect(await overlaps(page)).toEqual([]);
      await card.getByRole('tab', { name: 'Metrics' }).click();
      await expect(card.getByText('Consensus')).toBeVisible();
      expect(await overlaps(page)).toEqual([]);
      await open(page, '/homepage/1?topic_id=1001');
      await expect(card.getByText('Your status')).toBeVisible();
      expect(await overlaps(page)).toEqual([]);
    });
  });
});

test('a workspace of others keeps to the security policy', async ({ page }) => {
  await test.step('styles in a text violate no security policy', async () => {
    await page.addInitScript(() => {
      const found: string[] = [];
      Object.assign(window, { violations: found });
      document.addEventListener('securitypolicyviolation', (event) => found.push(event.violatedDirective));
    });
    await open(page, '/homepage/1?trend_id=101');
    await expect(page.getByRole('dialog').getByText(LONG).locator('visible=true').first()).toBeVisible();
    await expect(page.getByText('color: red')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  });

  await test.step('pictures that the security policy forbids are not requested, and covers are drawn at once', async () => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/pictures\.test|icons\.test/.test(request.url())) foreign.push(request.url());
    });
    await open(page, '/homepage/1?trend_id=101');
    const card = page.getByRole('dialog');
    await expect(card.locator('[data-cover] svg').filter({ visible: true }).first()).toBeVisible();
    await card.getByRole('tab', { name: 'Metrics' }).click();
    await expect(card.getByText('Consensus')).toBeVisible();
    expect(foreign).toEqual([]);
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.route('**/workspace.json', (route) => route.fulfill({ json: WORKSPACE }));
  await page.goto(address);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
}

/** Pairs of texts in a container, by default the open card, that cover each other, and what is cut without an ellipsis. */
function overlaps(page: Page, container = '[role="dialog"]'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const card = document.querySelector(selector);
    if (card === null) return [`There is no ${selector}`];
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const boxes: { node: Node; text: string; box: DOMRect }[] = [];
    const clipped = (box: DOMRect, from: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = from; at !== null && at !== card; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const clip = at.getBoundingClientRect();
        left = Math.max(left, clip.left);
        top = Math.max(top, clip.top);
        right = Math.min(right, clip.right);
        bottom = Math.min(bottom, clip.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('.visually-hidden, [data-shown="false"], option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = clipped(line, parent);
        if (box.width > 1 && box.height > 1)
          boxes.push({ node, text: `${text.slice(0, 24)} in ${parent.className}`, box });
      }
    }
    const found = [...card.querySelectorAll('*')]
      .filter(
        (each) =>
          getComputedStyle(each).overflowX === 'hidden' &&
          each.clientWidth > 1 &&
          each.scrollWidth > each.clientWidth + 1,
      )
      .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis')
      .map((each) => `${each.className} is cut`);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        // A shortened text has a second box, of its whole length.
        if (one.node === other.node) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of a small line height touch each other.
        if (width > 1 && height > 6) found.push(`${one.text} | ${other.text}`);
      }
    });
    return [...new Set(found)];
  }, container);
}
